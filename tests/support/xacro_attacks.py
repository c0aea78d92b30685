"""What a hostile xacro file would do: Python that its expressions can reach, one way each.

`SECRET`, `FOLDER`, `OUT`, `VICTIM` and `PORT` are filled in: a file outside the folder, the folder
of the named file, a folder for what is written, a process, and a TCP port that accepts connections.
Text that an attack finds is raised, as an error is what comes back of a file.
"""

from xml.sax.saxutils import quoteattr

READS = {
    "open": "raise Exception(open(SECRET).read())",
    "open bytes": "raise Exception(open(SECRET.encode(), 'rb').read())",
    "os.open": "import os; raise Exception(os.read(os.open(SECRET, os.O_RDONLY), 99))",
    "io.FileIO": "import io; raise Exception(io.FileIO(SECRET).read())",
    "io.open_code": "import io; raise Exception(io.open_code(SECRET).read())",
    "through a link": "raise Exception(open(FOLDER + '/link.txt').read())",
    "through a linked folder": "raise Exception(open(FOLDER + '/above/secret.txt').read())",
    "dots": "raise Exception(open(FOLDER + '/sub/../../secret.txt').read())",
    "a folder's handle": (
        "import os; here = os.open(FOLDER, os.O_RDONLY)\n"
        "raise Exception(os.read(os.open('../secret.txt', os.O_RDONLY, dir_fd=here), 99))"
    ),
    "the working directory": (
        "import os; os.chdir(FOLDER + '/..'); raise Exception(open('secret.txt').read())"
    ),
    "a text that changes": (
        "class Two(str):\n"
        "    def startswith(self, *_): return True\n"
        "    def split(self, *_): return ['', *FOLDER.split('/')[1:]]\n"
        "raise Exception(open(Two(SECRET)).read())"
    ),
    "replaced functions": (
        "import os, builtins, posixpath\n"
        "os.readlink = os.lstat = posixpath.realpath = lambda *_, **__: FOLDER\n"
        "builtins.type = lambda x: str\n"
        "builtins.PermissionError = builtins.OSError = KeyError\n"
        "raise Exception(open(FOLDER + '/link.txt').read())"
    ),
    "replaced tables": (
        "import sys\n"
        "hook = sys.modules['rnea.system.sandbox.audit']\n"
        "hook._ALLOWED = ('open', 'import'); hook._hook = hook._resolver = None\n"
        "raise Exception(open(SECRET).read())"
    ),
    "a hook's variables": (
        "import sys\n"
        "try: open(SECRET)\n"
        "except Exception as problem: frame = problem.__traceback__.tb_next.tb_frame\n"
        "raise Exception(open(SECRET).read())"
    ),
    "names in a folder": "import os; raise Exception(os.listdir(FOLDER + '/..'))",
    "scandir": "import os; raise Exception([x.name for x in os.scandir(FOLDER + '/..')])",
    "subclasses": (
        "kinds = ().__class__.__base__.__subclasses__()\n"
        "(wrap,) = [x for x in kinds if x.__name__ == '_wrap_close']\n"
        "scope = wrap.__init__.__globals__\n"
        "raise Exception(scope['read'](scope['open'](SECRET, 0), 99))"
    ),
    "the parent's environment": (
        "import os; raise Exception(open(f'/proc/[os.getppid()]/environ'.replace("
        "'[os.getppid()]', str(os.getppid()))).read())"
    ),
    "its own environment": "raise Exception(open('/proc/self/environ').read())",
}
WRITES = {
    "open": "open(OUT + '/made', 'w').write('x')",
    "append": "open(FOLDER + '/own.txt', 'a').write('x')",
    "os.open": "import os; os.close(os.open(OUT + '/made', os.O_CREAT | os.O_WRONLY))",
    "mkdir": "import os; os.mkdir(OUT + '/made')",
    "mkfifo": "import os; os.mkfifo(OUT + '/made')",
    "a module made anew": (
        "import sys, _imp\n"
        "machine = sys.modules['_frozen_importlib']\n"
        "fresh = _imp.create_builtin(machine.ModuleSpec('posix', machine.BuiltinImporter))\n"
        "_imp.exec_builtin(fresh); fresh.mkfifo(OUT + '/made')"
    ),
    "symlink": "import os; os.symlink('/', OUT + '/made')",
    "link": "import os; os.link(SECRET, OUT + '/made')",
    "rename": "import os; os.rename(FOLDER + '/own.txt', OUT + '/made')",
    "remove": "import os; os.remove(FOLDER + '/own.txt')",
    "rmdir": "import os; os.rmdir(FOLDER + '/sub')",
    "truncate": "import os; os.truncate(FOLDER + '/own.txt', 0)",
    "chmod": "import os; os.chmod(FOLDER + '/own.txt', 0)",
    "utime": "import os; os.utime(FOLDER + '/own.txt', (1, 1))",
}
STARTS = {
    "os.system": "import os; os.system('touch ' + OUT + '/made')",
    "popen": "import os; os.popen('touch ' + OUT + '/made').read()",
    "fork": (
        "import os\nif os.fork() == 0:\n    os.close(os.open(OUT + '/made', 65))\n    os._exit(0)\n"
        "os.wait()"
    ),
    "posix_spawn": (
        "import os; os.waitpid(os.posix_spawn('/bin/sh', ['sh', '-c', 'touch ' + OUT + '/made'],"
        " dict()), 0)"
    ),
    "exec": "import os; os.execv('/bin/sh', ['sh', '-c', 'touch ' + OUT + '/made'])",
    "subprocess": "import subprocess; subprocess.run(['touch', OUT + '/made'])",
    "subprocess without its event": (
        "import subprocess, types\n"
        "quiet = types.SimpleNamespace(**vars(subprocess.sys)); quiet.audit = lambda *_: None\n"
        "subprocess.sys = quiet; subprocess.run(['touch', OUT + '/made'])"
    ),
    "memory by ctypes": (
        "import ctypes\n"
        "text = b'keep'; ctypes.memmove(id(text) + bytes.__basicsize__ - 1, b'made', 4)\n"
        "import os; os.mkdir(OUT + '/' + text.decode())"
    ),
    "ctypes": "import ctypes; ctypes.CDLL(None).system(('touch ' + OUT + '/made').encode())",
}
SIGNALS = {
    "kill": "import os; os.kill(VICTIM, 9)",
    "a group": "import os; os.killpg(VICTIM, 9)",
    "pidfd": "import os, signal; signal.pidfd_send_signal(os.pidfd_open(VICTIM), 9)",
    "the owner of a file": (
        "import os, fcntl, signal\n"
        "reading, writing = os.pipe()\n"
        "fcntl.fcntl(reading, fcntl.F_SETOWN, VICTIM); fcntl.fcntl(reading, 10, 9)\n"
        "fcntl.fcntl(reading, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)\n"
        "os.write(writing, b'x')"
    ),
}
CONNECTS = {
    "socket": "import socket; socket.create_connection(('127.0.0.1', PORT)).send(b'x')",
    "_socket": (
        "import _socket; x = _socket.socket(2, 1)\nx.connect(('127.0.0.1', PORT)); x.send(b'x')"
    ),
}
FORGES = {
    "pickles on every handle": (
        "import os, pickle\n"
        "class Evil:\n"
        "    def __reduce__(self): return os.mkdir, (OUT + '/made',)\n"
        "data = pickle.dumps(('answer', Evil(), []))\n"
        "import struct\n"
        "for handle in range(256):\n"
        "    try: os.write(handle, struct.pack('<4sQ', b'rnea', len(data)) + data)\n"
        "    except OSError: pass\n"
        "os._exit(0)"
    ),
}
ATTACKS = {
    f"{kind}: {name}": code
    for kind, table in {
        "reads": READS,
        "writes": WRITES,
        "starts": STARTS,
        "signals": SIGNALS,
        "connects": CONNECTS,
        "forges": FORGES,
    }.items()
    for name, code in table.items()
}
# there to show that they do no harm: nothing of them passes without layers either
HARMLESS = {
    *("reads: a hook's variables", "reads: replaced tables", "forges: pickles on every handle"),
    # no file may grow, by a limit on the process
    "writes: append",
}


def xacro_of(code: str, **values: object) -> str:
    """A xacro file whose robot's name runs the code."""
    filled = "\n".join(f"{name} = {value!r}" for name, value in values.items()) + "\n" + code
    assert "}" not in code
    builtins = "xacro.load_yaml.__globals__['__builtins__']"
    call = f"{builtins}['exec']({filled!r}, dict(__builtins__={builtins}))"
    expression = "$" + "{(lambda: " + call + ")()}"
    space = 'xmlns:xacro="http://www.ros.org/wiki/xacro"'
    return f'<robot name={quoteattr(expression)} {space}><link name="a"/></robot>'
