"""Firefox without a window, driven over its own plain protocol, Marionette.

A message is its length, a colon and JSON: [0, number, command, parameters] there, [1, number,
error, result] back.
"""

import contextlib
import json
import socket
import subprocess
import time

from support.tools import found, why_none

_NAMES = ("firefox-esr", "firefox")
_SETTINGS = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "webgl.forbid-software": False,
    "webgl.force-enabled": True,
}
_PATIENCE = 60


def executable():
    return found(*_NAMES)


def why_not():
    """Why there is no Firefox to test with; empty where there is one."""
    why = why_none(*_NAMES)
    return f"{why} (apt-get install firefox-esr)" if why else ""


class Firefox:
    """One browser with one page."""

    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = {**_SETTINGS, "marionette.port": port}
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in settings.items()]
        (folder / "user.js").write_text("\n".join(lines))
        command = [executable(), "--headless", "--marionette", "--no-remote"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._closing = contextlib.ExitStack()
        self._process = subprocess.Popen([*command, "--profile", str(folder)], **quiet)
        try:
            self._socket = self._closing.enter_context(self._connected(port))
            self._stream = self._closing.enter_context(self._socket.makefile("rb"))
            self._count = 0
            self._received()  # it says who it is
            self.ask("WebDriver:NewSession", capabilities={"alwaysMatch": {}})
        except BaseException:
            self._end()
            raise

    def _connected(self, port):
        until = time.monotonic() + _PATIENCE
        while True:
            assert self._process.poll() is None, "Firefox ended before it could be asked"
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE)
            except OSError:
                assert time.monotonic() < until, "Firefox does not answer"
                time.sleep(0.1)

    def _received(self):
        digits = b""
        while (letter := self._stream.read(1)) != b":":
            assert letter, "Firefox has hung up"
            digits += letter
        return json.loads(self._stream.read(int(digits)))

    def ask(self, command, **parameters):
        self._count += 1
        text = json.dumps([0, self._count, command, parameters]).encode()
        self._socket.sendall(b"%d:%b" % (len(text), text))
        _, _, error, result = self._received()
        assert error is None, f"{command}: {error}"
        return result.get("value") if isinstance(result, dict) else result

    def open(self, file):
        self.ask("WebDriver:Navigate", url=file.resolve().as_uri())
        self.wait("document.documentElement.dataset.ready")

    def evaluate(self, script):
        """What the lines return, in the page itself."""
        asked = {"script": script, "args": [], "sandbox": None}
        return self.ask("WebDriver:ExecuteScript", **asked)

    def wait(self, condition):
        until = time.monotonic() + _PATIENCE
        while not self.evaluate(f"return Boolean({condition})"):
            assert time.monotonic() < until, f"{condition} did not come true"
            time.sleep(0.05)

    def click(self, selector):
        found = self.ask("WebDriver:FindElement", using="css selector", value=selector)
        self.ask("WebDriver:ElementClick", id=next(iter(found.values())))

    def close(self):
        # it may be gone before it has answered
        with contextlib.suppress(AssertionError, OSError):
            self.ask("Marionette:Quit", flags=["eForceQuit"])
        self._end()

    def _end(self):
        self._closing.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
