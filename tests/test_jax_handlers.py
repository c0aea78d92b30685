"""The handlers that XLA calls, called as XLA would: frames of buffers, errors, and a played GPU."""

import ctypes as c

import numpy as np
import pytest

import rnea
from rnea.engine import native
from rnea.engine.native.extension import _calls
from rnea.engine.runtime.kernel import sharing
from rnea.engine.runtime.machine_code import FEW_ROWS
from rnea.recursions import QUANTITIES

pytestmark = pytest.mark.skipif(
    not hasattr(_calls, "jax_handlers"), reason="the C extension was not built"
)
EXECUTE, FLOAT32, FLOAT64, STRING = 3, 11, 12, 4


def struct(*fields):
    return type("Struct", (c.Structure,), {"_fields_": list(fields)})


HEAD = (("size", c.c_size_t), ("extensions", c.c_void_p))
Version = struct(*HEAD, ("major", c.c_int), ("minor", c.c_int))
Metadata = struct(
    ("size", c.c_size_t), ("version", Version), ("traits", c.c_uint32), ("state", c.c_int64)
)
Extension = struct(
    ("size", c.c_size_t), ("type", c.c_int), ("next", c.c_void_p), ("metadata", c.POINTER(Metadata))
)
FailureArgs = struct(*HEAD, ("message", c.c_char_p), ("code", c.c_int))
StreamArgs = struct(*HEAD, ("context", c.c_void_p), ("stream", c.c_void_p))
DeviceArgs = struct(*HEAD, ("context", c.c_void_p), ("device", c.c_int32))
Fail = c.CFUNCTYPE(c.c_void_p, c.POINTER(FailureArgs))
GetStream = c.CFUNCTYPE(c.c_void_p, c.POINTER(StreamArgs))
GetDevice = c.CFUNCTYPE(c.c_void_p, c.POINTER(DeviceArgs))
Api = struct(
    *HEAD, ("version", Version), ("internal", c.c_void_p), ("fail", Fail),
    ("three", c.c_void_p * 3), ("stream", GetStream), ("between", c.c_void_p * 12),
    ("device", GetDevice),
)  # fmt: skip
Buffer = struct(
    *HEAD, ("type", c.c_int), ("data", c.c_void_p), ("rank", c.c_int64),
    ("dims", c.POINTER(c.c_int64)),
)  # fmt: skip
Span = struct(("text", c.c_char_p), ("length", c.c_size_t))
Listed = struct(*HEAD, ("count", c.c_int64), ("types", c.POINTER(c.c_int)), ("items", c.c_void_p))
Attributes = struct(
    *HEAD, ("count", c.c_int64), ("types", c.POINTER(c.c_int)), ("names", c.c_void_p),
    ("items", c.c_void_p),
)  # fmt: skip
Frame = struct(
    *HEAD, ("api", c.POINTER(Api)), ("context", c.c_void_p), ("stage", c.c_int),
    ("arguments", Listed), ("results", Listed), ("attributes", Attributes),
)  # fmt: skip
Launch = c.CFUNCTYPE(
    c.c_int, c.c_void_p, *[c.c_uint] * 7, c.c_void_p, c.POINTER(c.c_void_p), c.c_void_p
)


def handler(which):
    capsule = native.jax_handlers()[which]
    pointer = c.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = c.c_void_p, [c.py_object, c.c_char_p]
    return c.CFUNCTYPE(c.c_void_p, c.POINTER(Frame))(pointer(capsule, None))


class Xla:
    """A runtime of XLA as far as the handlers look at it."""

    def __init__(self, major=0):
        self.told = []
        self.api = Api(c.sizeof(Api), None, Version(c.sizeof(Version), None, major, 7), None)
        self.api.fail = Fail(self._fail)
        self.api.stream = GetStream(self._stream)
        self.api.device = GetDevice(self._device)
        self.kept = []

    def _fail(self, args):
        self.told.append((args.contents.code, args.contents.message.decode()))
        return 1

    def _stream(self, args):
        args.contents.stream = 77

    def _device(self, args):
        args.contents.device = 1

    def _list(self, kind, things, which):
        pointers = (c.c_void_p * max(1, len(things)))(*(c.addressof(x) for x in things))
        types = (c.c_int * max(1, len(things)))(*[which] * len(things))
        self.kept += [things, pointers, types]
        return kind(c.sizeof(kind), None, len(things), types), pointers

    def buffer(self, array):
        dims = (c.c_int64 * max(1, array.ndim))(*array.shape)
        self.kept.append(dims)
        what = {"float32": FLOAT32, "float64": FLOAT64}.get(str(array.dtype), 5)
        return Buffer(c.sizeof(Buffer), None, what, array.ctypes.data, array.ndim, dims)

    def frame(self, key, arrays, out, stage=EXECUTE):
        frame = Frame(c.sizeof(Frame), None, c.pointer(self.api), 5, stage)
        frame.arguments, items = self._list(Listed, [self.buffer(x) for x in arrays], 1)
        frame.arguments.items = c.addressof(items)
        frame.results, items = self._list(Listed, [self.buffer(out)], 1)
        frame.results.items = c.addressof(items)
        spans = [] if key is None else [Span(key.encode(), len(key))]
        frame.attributes, items = self._list(Attributes, spans, STRING)
        frame.attributes.items = c.addressof(items)
        _, names = self._list(Attributes, [Span(b"key", 3) for _ in spans], STRING)
        frame.attributes.names = c.addressof(names)
        return frame

    def call(self, which, *given, **options):
        frame = self.frame(*given, **options)
        return handler(which)(c.byref(frame)) or 0


@pytest.fixture(scope="module")
def code():
    """Inverse dynamics with gravity as an input, entered in the table."""
    arm = rnea.load("scara")
    made = arm.kernel("inverse_dynamics", gravity=True)._code
    layout = made.layout
    size = int(np.prod(layout.shape))
    native.know_code(
        made.content, layout.columns, layout.states, size, False, FEW_ROWS, sharing(made)
    )
    native.know_code(made.content, (1,), 1, 1, True, 0, (1,) * 6)  # known already: nothing changes
    native.know_cpu(made.content, made.few(), made.many(), made)
    return made


def states(rows):
    rng = np.random.default_rng(rows)
    return [rng.normal(size=(rows, 4)) for _ in range(3)]


@pytest.mark.parametrize("rows", [0, 1, 2, 3, 70_001])
@pytest.mark.parametrize("several", [False, True])
def test_rows_have_the_bits_of_numpy(code, rows, several):
    given, xla = states(rows), Xla()
    gravity = np.random.default_rng(1).normal(size=(rows, 3) if several else 3)
    out = np.full((rows, 4), np.nan)
    assert xla.call(0, code.content, [*given, gravity], out) == 0
    wanted = rnea.load("scara").inverse_dynamics(*given, gravity=gravity)
    np.testing.assert_array_equal(out, wanted)


def test_other_stages_do_nothing(code):
    out = np.full((3, 4), np.nan)
    for stage in range(EXECUTE):
        assert Xla().call(0, code.content, [*states(3), np.zeros(3)], out, stage=stage) == 0
    assert np.isnan(out).all()


def test_what_does_not_fit_is_told(code):
    given, gravity, out = states(3), np.zeros(3), np.zeros((3, 4))
    one = given[0][:1].copy()
    for key, arrays, message in (
        ("bias of nobody, float64, 00", [*given, gravity], "no code of rnea for 'bias of nobody"),
        (None, [*given, gravity], "without its attribute"),
        (code.content, given, "wrong number of arrays"),
        (code.content, [one, *given[1:], gravity], "unequal rows"),
        (code.content, [*given, np.zeros((2, 3))], "unequal rows"),
        (code.content, [*given, gravity.astype(np.float32)], "another kind of number"),
    ):
        xla = Xla()
        assert xla.call(0, key, arrays, out) == 1
        assert message in xla.told[0][1]
    xla = Xla(major=1)
    assert xla.call(0, code.content, [*given, gravity], out) == 1
    assert "a newer rnea is needed" in xla.told[0][1]
    with pytest.raises(ValueError, match="too long"):
        native.know_code("x" * 300, (1,), 1, 1, True, 0, (1,) * 6)
    with pytest.raises(KeyError):
        native.know_cpu("nobody", 0, 0, None)
    # nothing of what was refused stays in the table
    for columns, sharing_, error in ((("x",), 1, TypeError), ((1 << 70,), 1, OverflowError),
                                     ((1,), 0, ValueError)):  # fmt: skip
        with pytest.raises(error):
            native.know_code("refused", columns, 1, 1, True, 0, (sharing_,) * 6)
        with pytest.raises(KeyError):
            native.know_cpu("refused", 0, 0, None)


def test_a_code_without_results_is_called_with_any_rows(code):
    native.know_code("nothing", (4,), 1, 0, False, FEW_ROWS, sharing(code))
    for which in (0, 1):
        xla = Xla()
        assert xla.call(which, "nothing", [np.zeros((3, 4))], np.zeros((3, 0))) == 0
        assert not xla.told


@pytest.mark.parametrize(("which", "traits"), [(0, 0), (1, 1)])
def test_handlers_tell_their_version(which, traits):
    xla, metadata = Xla(), Metadata(c.sizeof(Metadata))
    metadata.state = 9
    extension = Extension(c.sizeof(Extension), 1, None, c.pointer(metadata))
    frame = Frame(c.sizeof(Frame), c.addressof(extension), c.pointer(xla.api), None, 0)
    assert not handler(which)(c.byref(frame))
    assert (metadata.version.major, metadata.version.minor) == (0, 7)
    assert (metadata.traits, metadata.state) == (traits, 0)
    # older ones ask without telling their own
    frame.api = None
    assert not handler(which)(c.byref(frame))
    assert (metadata.version.major, metadata.version.minor) == (0, 1)


def test_a_launch_has_the_arguments_of_the_kernel(code):
    """kernel(in0, in1, ..., out, stride of each shared input, rows) on XLA's stream and device."""
    launched = []

    def launch(function, *others):
        *grid, stream, arguments, _ = others
        words = [c.cast(arguments[k], c.POINTER(c.c_uint64)).contents.value for k in range(7)]
        launched.append((function, *grid, stream, words))
        return 0 if len(launched) < 3 else 700

    launch = Launch(launch)
    address = c.cast(launch, c.c_void_p).value
    given, out = states(300), np.zeros((300, 4))
    xla = Xla()
    assert xla.call(1, code.content, [*given, np.zeros(3)], out) == 1
    assert "was not loaded to" in xla.told[0][1]
    _calls.jax_know_cuda(code.content, 1, 4242, address, 128)
    for gravity in (np.zeros(3), np.zeros((300, 3))):
        assert Xla().call(1, code.content, [*given, gravity], out) == 0
        *place, words = launched[-1]
        assert place == [4242, 3, 1, 1, 128, 1, 1, 0, 77]
        pointers = [x.ctypes.data for x in (*given, gravity, out)]
        assert words == [*pointers, 3 if gravity.ndim > 1 else 0, 300]
    xla = Xla()
    assert xla.call(1, code.content, [*given, np.zeros(3)], out) == 1
    assert "the error 700" in xla.told[0][1]


def test_every_program_has_a_key_of_its_own():
    arm, keys = rnea.load("scara"), set()
    for name in QUANTITIES:
        for dtype in (np.float64, np.float32):
            keys.add(arm.kernel(name, dtype=dtype)._code.content)
    keys.add(arm.kernel("bias", gravity=True)._code.content)
    keys.add(arm.kernel("jacobian", frame=arm.frame_names[1])._code.content)
    keys.add(rnea.load("ur5").kernel("bias")._code.content)
    assert len(keys) == 2 * len(QUANTITIES) + 3
    assert max(map(len, keys)) < 200
    again = rnea.load("scara").kernel("bias")._code.content
    assert again in keys
    mine = rnea.Quantity("bias", ("q",), lambda m: (m.nv,), lambda m, case, q: q)
    ours = [arm.kernel(mine)._code.content, rnea.load("scara").kernel(mine)._code.content]
    assert len({*ours, again}) == 3
