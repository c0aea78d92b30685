"""PTX run on this computer: its text, line by line, as C; what a line means is NVIDIA's manual.

Every register is 64 bits wide; floating-point operations round once each, as `.rn` says. What is
not in the tables here is refused, so that nothing is computed by an operation nobody looked at.
The 32 threads of a warp run one after the other, each until the next place where all must meet.
"""

import ctypes
import re
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

from support.tools import compiler

HEAD = """
#include <math.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
typedef uint64_t w; typedef unsigned char byte;
static double D(w x) { double d; memcpy(&d, &x, 8); return d; }
static w wD(double d) { w x; memcpy(&x, &d, 8); return x; }
static float F(w x) { uint32_t y = (uint32_t)x; float f; memcpy(&f, &y, 4); return f; }
static w wF(float f) { uint32_t y; memcpy(&y, &f, 4); return y; }
static w at(w address, int size) { w x = 0; memcpy(&x, (void *)address, size); return x; }
static void to(w address, w x, int size) { memcpy((void *)address, &x, size); }
static w left(w x, w n, int bits) { n &= 0xffffffff; return n >= (w)bits ? 0 : x << n; }
static w right(w x, w n, int bits) { n &= 0xffffffff; return n >= (w)bits ? 0 : x >> n; }
static w zeros(w x, int bits) { int n = 0; while (n < bits && !(x >> (bits - 1 - n) & 1)) n++;
  return n; }
static uint32_t ctaid_x, ntid_x, tid_x, nsmid = 1; static int carry; static w sum;
static w least(w a, w b) { return (int64_t)a < (int64_t)b ? a : b; }
static ucontext_t caller, own[32]; static byte stacks[32][1 << 20]; static int done[32], now;
static byte **arguments;
static void meet(void) { swapcontext(&own[now], &caller); }
"""
TAIL = """
static void thread(void) { %s(0, arguments); done[now] = 1; meet(); }
void launch(uint32_t blocks, uint32_t threads, byte **params) {
  ntid_x = threads; arguments = params;
  for (ctaid_x = 0; ctaid_x < blocks; ctaid_x++)
    for (uint32_t first = 0; first < threads; first += 32) {
      for (int k = 0; k < 32; k++) {
        getcontext(&own[k]); done[k] = 0;
        own[k].uc_stack.ss_sp = stacks[k]; own[k].uc_stack.ss_size = sizeof stacks[k];
        makecontext(&own[k], thread, 0);
      }
      for (int left = 32; left;)
        for (now = 0, left = 0; now < 32; now++)
          if (!done[now]) {
            tid_x = first + now; swapcontext(&caller, &own[now]); left += !done[now];
          }
    }
}
"""
COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
FLOATS = {
    "add": "{0} + {1}", "sub": "{0} - {1}", "mul": "{0} * {1}", "div": "{0} / {1}",
    "rcp": "1 / {0}", "sqrt": "sqrt{f}({0})", "fma": "fma{f}({0}, {1}, {2})",
    "neg": "-{0}", "abs": "fabs{f}({0})",
}  # fmt: skip
ROUNDED = ("add", "sub", "mul", "div", "rcp", "sqrt", "fma")
BITS = {"and": "{0} & {1}", "or": "{0} | {1}", "xor": "{0} ^ {1}", "not": "~{0}"}
WHOLE = {"add": "{0} + {1}", "sub": "{0} - {1}", "neg": "0 - {0}", "mul.lo": "{0} * {1}",
         "mad.lo": "{0} * {1} + {2}"}  # fmt: skip


def translated(ptx):
    """The text as C."""
    ptx = re.sub(r"//.*", "", ptx)
    parts = [HEAD]
    for m in re.finditer(
        r"\.global (?:\.align \d+ )?\.[bu](\d+) (\w+)\[(\d+)\] = \{([^}]*)\};", ptx
    ):
        values = ", ".join(f"{value.strip()}ULL" for value in m[4].split(","))
        kept = "__attribute__((aligned(16)))"
        parts.append(f"static uint{m[1]}_t {m[2]}[{m[3]}] {kept} = {{{values}}};")
    for m in re.finditer(r"\.shared \.align \d+ \.b8 (\w+)\[(\d+)\];", ptx):
        parts.append(f"static byte {m[1]}[{m[2]}] __attribute__((aligned(16)));")
    functions = list(re.finditer(
        r"\.(?P<sort>func|entry)\s+(?:\([^)]*\)\s*)?(?P<name>\w+)\s*\((?P<given>[^)]*)\)\s*"
        r"(?:\.(?:maxntid|minnctapersm) [\d, ]+\s*)*(?P<body>;|\{)", ptx))  # fmt: skip
    parts += [f"static void {m['name']}(byte *func_retval0, byte **params);" for m in functions]
    entry = ""
    for m in functions:
        if m["sort"] == "entry":
            entry = m["name"]
        if m["body"] == "{":
            end = ptx.index("\n}", m.end())
            lines = _body(ptx[m.end() : end], m["name"])
            head = f"static void {m['name']}(byte *func_retval0, byte **params)"
            parts.append("\n".join([head, "{", *lines, "}"]))
    return "\n".join([*parts, TAIL % entry])


def _body(text, function):
    registers, lines = set(), []
    for raw in text.splitlines():
        for statement in filter(None, (part.strip() for part in re.split(r";|(?<=[{}])\s*$", raw))):
            made = _statement(statement, function, registers)
            if made:
                lines.append(made)
    declared = [f"  w {name} = 0;" for name in sorted(registers)]
    return [*declared, *lines, "  ;"]


def _statement(text, function, registers):
    if text in "{}":
        return text
    if text.endswith(":"):
        return f"{text.replace('$', '_')} ;"
    if text.startswith((".reg", ".shared")):
        return None
    if m := re.match(r"\.local .*\.b8\s+(\w+)\[(\d+)\]", text):
        return f"  byte {m[1]}[{m[2]}] __attribute__((aligned(16)));"
    if m := re.match(r"\.param (?:\.align \d+ )?\.b(\d+)\s+(\w+)(?:\[(\d+)\])?$", text):
        return f"  byte {m[2]}[{m[3] or int(m[1]) // 8}] __attribute__((aligned(16)));"
    guard = ""
    if m := re.match(r"@(!?)(%\w+)\s+(.*)", text):
        guard, text = f"if ({m[1]}{_operand(m[2], registers)}) ", m[3]
    name, _, rest = text.partition("\t") if "\t" in text else text.partition(" ")
    return f"  {guard}{_operation(name.strip(), rest.strip(), function, registers)};"


def _operand(text, registers, function=""):
    text = text.strip()
    if text in ("%ctaid.x", "%ntid.x", "%tid.x", "%nsmid"):
        return text[1:].replace(".", "_")
    if text.startswith("%"):
        registers.add("r_" + text[1:])
        return "r_" + text[1:]
    if m := re.fullmatch(r"0[dD]([0-9A-Fa-f]{16})|0[fF]([0-9A-Fa-f]{8})", text):
        return f"0x{m[1] or m[2]}ULL"
    if re.fullmatch(r"-?\d+", text):
        return f"(w){text}LL" if int(text) < 2**63 else f"{text}ULL"
    if m := re.fullmatch(rf"{function}_param_(\d+)", text):
        return f"(w)params[{m[1]}]"
    if re.fullmatch(r"\w+", text):
        return f"(w){text}"
    raise ValueError(f"operand {text!r}")


def _address(text, registers, function):
    base, _, offset = text.strip()[1:-1].partition("+")
    return f"({_operand(base, registers, function)} + {offset or 0})"


def _split(text):
    """Operands at the commas outside of brackets."""
    return [p.strip() for p in re.split(r",\s*(?![^{(\[]*[})\]])", text)]


def _operation(name, rest, function, registers):
    words = name.split(".")
    base, kind = words[0], words[-1]
    if base == "ret":
        return "return"
    if name == "bar.warp.sync":
        return "meet()"
    if name == "prefetch.L2":
        # nothing comes of it, but the memory must be there
        return f"at({_address(rest, registers, function)}, 1)"
    if base == "bra":
        return f"goto {rest.replace('$', '_')}"
    if base == "call":
        m = re.fullmatch(r"(?:\((\w+)\), )?(\w+),?\s*(?:\(([^)]*)\))?", rest)
        given = [p.strip() for p in (m[3] or "").split(",") if p.strip()]
        return f"{m[2]}({m[1] or 0}, (byte *[]){{{', '.join([*given, '0'])}}})"
    args = _split(rest)
    if base in ("ld", "st"):
        return _moved(base, words, args, kind, function, registers)
    out, given = args[0], args[1:]
    if base == "mov" and (out.startswith("{") or given[0].startswith("{")):
        return _packed(out, given[0], registers)
    x = [_operand(a, registers, function) for a in given]
    to = _operand(out, registers)
    bits = 1 if kind == "pred" else int(re.sub(r"\D", "", kind))
    # what comes out is as wide as the operands, but for two operations
    wide = {"cvt": int(re.sub(r"\D", "", words[-2])) if base == "cvt" else 0, "mul.wide": 64}
    size = wide.get(base) or wide.get(".".join(words[:2])) or bits
    mask = "" if size == 64 else f" & {hex(2**size - 1)}"
    return f"{to} = ({_value(name, words, x, kind, bits)}){mask}"


def _moved(base, words, args, kind, function, registers):
    size = int(kind[1:]) // 8
    place, values = (args[1], args[0]) if base == "ld" else (args[0], args[1])
    address = _address(place, registers, function)
    made = []
    for k, value in enumerate(values.strip("{}").split(",")):
        x = _operand(value, registers, function)
        where = f"{address} + {k * size}"
        made.append(f"{x} = at({where}, {size})" if base == "ld" else f"to({where}, {x}, {size})")
    return "{ " + "; ".join(made) + "; }"


def _packed(out, given, registers):
    if out.startswith("{"):
        low, high = (_operand(p, registers) for p in out[1:-1].split(","))
        x = _operand(given, registers)
        return f"{{ w x = {x}; {low} = x & 0xffffffff; {high} = x >> 32; }}"
    low, high = (_operand(p, registers) for p in given[1:-1].split(","))
    return f"{_operand(out, registers)} = ({low} & 0xffffffff) | {high} << 32"


def _value(name, words, x, kind, bits):
    base, f = words[0], "f" if kind == "f32" else ""
    get, put = ("F", "wF") if kind == "f32" else ("D", "wD")
    signed = f"(int{bits}_t)" if kind.startswith("s") else f"(uint{bits}_t)"
    if base == "setp":
        how = words[1]
        if kind.startswith("f"):
            a, b = (f"{get}({v})" for v in x)
            if how in ("num", "nan"):
                return f"{'!' * (how == 'nan')}({a} == {a} && {b} == {b})"
            if how.endswith("u"):
                return f"!({a} == {a} && {b} == {b}) || {a} {COMPARE[how[:-1]]} {b}"
            return f"{a} {COMPARE[how]} {b}"
        return f"{signed}{x[0]} {COMPARE[how]} {signed}{x[1]}"
    if base == "selp":
        return f"{x[2]} ? {x[0]} : {x[1]}"
    if kind.startswith("f") and base in FLOATS:
        if (base in ROUNDED and "rn" not in words) or "ftz" in words:
            raise ValueError(f"{name}: not rounded as IEEE says")
        return f"{put}({FLOATS[base].format(*(f'{get}({v})' for v in x), f=f)})"
    if name == "min.s64":
        return f"least({x[0]}, {x[1]})"
    if base in ("mov", "cvta"):
        return x[0]
    if base in BITS:
        return BITS[base].format(*x)
    if base in ("shl", "shr"):
        if base == "shr" and kind.startswith("s"):
            return f"{signed}{x[0]} >> ({x[1]} > {bits - 1} ? {bits - 1} : {x[1]})"
        narrow = f"({x[0]} & {hex(2**bits - 1)}ULL)"
        return f"{'left' if base == 'shl' else 'right'}({narrow}, {x[1]}, {bits})"
    if name == "shf.l.wrap.b32":
        both = f"(({x[1]} & 0xffffffff) << 32 | ({x[0]} & 0xffffffff))"
        return f"({both} << ({x[2]} & 31)) >> 32"
    if name == "bfe.u32":
        return f"right({x[0]} & 0xffffffff, {x[1]}, 32) & ((1ULL << ({x[2]} & 31)) - 1)"
    if name == "mul.hi.u64":
        return f"(w)(((unsigned __int128){x[0]} * {x[1]}) >> 64)"
    if name == "mul.wide.u32":
        return f"(w)(uint32_t){x[0]} * (uint32_t){x[1]}"
    if name == "add.cc.s64":
        return f"(carry = __builtin_add_overflow({x[0]}, {x[1]}, &sum), sum)"
    if name in ("addc.cc.s64", "addc.s64"):
        return f"{x[0]} + {x[1]} + carry"
    if base == "clz":
        return f"zeros({x[0]}, {bits})"
    if base == "cvt":
        return _converted(name, x[0])
    key = ".".join(words[:-1])
    if key in WHOLE:
        return WHOLE[key].format(*x)
    raise ValueError(f"no meaning for {name}")


def _converted(name, x):
    known = {
        "cvt.rn.f64.s64": f"wD((double)(int64_t){x})",
        "cvt.rn.f32.f64": f"wF((float)D({x}))",
        "cvt.f64.f32": f"wD((double)F({x}))",
        "cvt.u64.u32": f"{x} & 0xffffffff",
        "cvt.u32.u64": x,
        "cvt.u16.u32": x,
    }
    if name not in known:
        raise ValueError(f"no meaning for {name}")
    return known[name]


@lru_cache(maxsize=64)
def machine(ptx):
    """A function launch(blocks, threads, addresses of the arguments)."""
    folder = Path(tempfile.mkdtemp(prefix="ptx"))
    (folder / "code.c").write_text(translated(ptx))
    flags = ["-O0", "-ffp-contract=off", "-march=native", "-w", "-shared", "-fPIC"]
    subprocess.run(
        [compiler(), *flags, "-o", folder / "code.so", folder / "code.c", "-lm"], check=True
    )
    loaded = ctypes.CDLL(str(folder / "code.so"))

    def launch(blocks, threads, addresses):
        given = (ctypes.c_void_p * len(addresses))(*addresses)
        loaded.launch(blocks, threads, given)

    return launch
