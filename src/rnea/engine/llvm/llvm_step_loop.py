"""A loop of steps as LLVM text: the tapes of `step_loop`, and what goes between them.

kernel(inputs, strides, out, rows) takes at most `rows` steps. Its inputs are

    parameters   side by side
    timed        (rows, 2 + stages * timed): the step's size, whether the controller samples at its
                 beginning, and what depends on time at each of its stages
    state        q, qd, x: before, and after the steps that were taken
    control      the torque that is held, those that wait for their time, and positions as they
                 were counted at the last sample; the same
    done         how many steps were taken, as a number; and whether the phase of the last one that
                 was begun stood at its beginning (1, else 0)

and `out` gets a row of q, qd, x, qdd and torque for the beginning of every step. A step that may
not be taken leaves state and control as they were before it.

Rows of `timed` that say 2 for the sampling are trials: each is a step from the same state,
whatever happens, and none is taken. Rows of `out` are their ends then, and behind each the numbers
of `after`, and qdd and torque at the beginning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from rnea.engine.ir.step_loop import StepTapes
from rnea.engine.ir.tape import Tape
from rnea.engine.llvm.llvm_operations import functions_text, straight
from rnea.engine.llvm.llvm_text import Lanes

_ONE = Lanes(1)
Places = Mapping[str, tuple[str, int]]
"""Of each sort of input: a pointer, and which number behind it is the first."""


def module_text(
    tapes: StepTapes, *, sampled: bool, late: int, own: Sequence[int] | None = None
) -> str:
    """sampled: the law is asked at samples only, and acts `late` samples later.

    own: where positions are counted, which of them each speed is the rate of, or -1. The sizes of
    a count are the parameter "encoder", the time between samples is "period".
    """
    parts = [
        functions_text(tapes.tapes(), _ONE),
        _law(tapes),
        _rate(tapes, sampled),
        _Kernel(tapes, sampled, late, own).text(),
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ]
    return "\n".join(parts) + "\n"


class _Body:
    """Lines of a function as they come; every name in it is new."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._numbers = count()

    def emit(self, *lines: str) -> None:
        self.lines += [f"  {line}" for line in lines]

    def value(self, text: str) -> str:
        name = f"%n{next(self._numbers)}"
        self.emit(f"{name} = {text}")
        return name

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def at(self, pointer: str, number: int | str) -> str:
        if number == 0:
            return pointer
        return self.value(f"getelementptr double, ptr {pointer}, i64 {number}")

    def load(self, pointer: str, number: int | str = 0) -> str:
        return self.value(f"load double, ptr {self.at(pointer, number)}")

    def store(self, values: Sequence[str], pointer: str, first: int = 0) -> None:
        for k, value in enumerate(values):
            self.emit(f"store double {value}, ptr {self.at(pointer, first + k)}")

    def room(self, numbers: int) -> str:
        return self.value(f"alloca [{max(numbers, 1)} x double], align 64")

    def copy(self, to: str, of: str, numbers: int) -> None:
        if numbers:
            size = 8 * numbers
            self.emit(f"call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {of}, i64 {size}, i1 false)")

    def compute(self, tape: Tape, places: Places) -> list[str]:
        """The outputs of a tape whose inputs lie in some places."""
        names = {}
        for key in tape.operations:
            if key[0] == "input" and key[1] not in names:
                pointer, first = places[key[1][0]]
                names[key[1]] = self.load(pointer, first + key[1][1])
        lines, results = straight(tape, names, _ONE, tag=f"v{next(self._numbers)}_")
        self.lines += lines
        return results

    def within(self, value: str, limit: str) -> str:
        """Between -limit and limit; a NaN stays one."""
        lowest = self.value(f"fneg double {limit}")
        for test, bound in (("olt", lowest), ("ogt", limit)):
            beyond = self.value(f"fcmp {test} double {value}, {bound}")
            value = self.value(f"select i1 {beyond}, double {bound}, double {value}")
        return value

    def all_of(self, values: Sequence[str], test: str, then: str, otherwise: str) -> None:
        """Go to `then` if the test holds for all values, which it does not for a NaN; or in a
        trial."""
        together = "true"
        for value in values:
            good = self.value(test.format(value))
            together = self.value(f"and i1 {together}, {good}")
        together = self.value(f"or i1 {together}, %trial")
        self.emit(f"br i1 {together}, label %{then}, label %{otherwise}")


_POSITIVE = "fcmp ogt double {}, 0.0"
_NOT_NEGATIVE = "fcmp oge double {}, 0.0"
_FINITE = "fcmp olt double {}, 0x7FF0000000000000"


def _function(head: str, body: _Body) -> str:
    return "\n".join([f"{head} {{", "entry:", *body.lines, "  ret void", "}"]) + "\n"


def _state(tapes: StepTapes, pointer: str) -> dict[str, tuple[str, int]]:
    sizes = tapes.sizes
    return {"q": (pointer, 0), "qd": (pointer, sizes.q), "x": (pointer, sizes.q + sizes.v)}


def _law(tapes: StepTapes) -> str:
    body = _Body()
    places = {"timed": ("%timed", 0), "p": ("%p", 0)} | _state(tapes, "%state")
    asked = body.compute(tapes.law, places)
    first = tapes.sizes.place("limit")
    if first is not None:
        asked = [body.within(tau, body.load("%p", first + k)) for k, tau in enumerate(asked)]
    body.store(asked, "%tau")
    head = "define internal void @law(ptr %p, ptr %timed, ptr %state, ptr noalias %tau) noinline"
    return _function(head, body)


def _rate(tapes: StepTapes, sampled: bool) -> str:
    """What is held acts in sampled loops; else the law is asked first, and tells what it said."""
    body = _Body()
    if not sampled:
        body.emit("call void @law(ptr %p, ptr %timed, ptr %state, ptr %tau)")
    places = {"tau": ("%tau", 0), "p": ("%p", 0)} | _state(tapes, "%state")
    body.store(body.compute(tapes.rate, places), "%rates")
    return _function(
        "define internal void @rate(ptr %p, ptr %timed, ptr %state, ptr noalias %tau, "
        "ptr noalias %rates) noinline",
        body,
    )


class _Kernel:
    """The function `kernel`, written part after part."""

    def __init__(
        self, tapes: StepTapes, sampled: bool, late: int, own: Sequence[int] | None
    ) -> None:
        self.tapes, self.sampled, self.own = tapes, sampled, own
        sizes, body = tapes.sizes, _Body()
        self.body, self.held = body, sizes.v * (1 + late)
        inputs = []
        for k in range(5):
            place = body.value(f"getelementptr ptr, ptr %inputs, i64 {k}")
            inputs.append(body.value(f"load ptr, ptr {place}"))
        self.p, self.table, self.state, self.control, self.done = inputs
        self.rates = [body.room(sizes.rates) for _ in range(len(tapes.calls) + 1)]
        self.there, self.stepped = body.room(sizes.state), body.room(sizes.state)
        self.last = body.room(sizes.rates)
        # what waits, the newest last; the first of them acts
        self.waiting = body.room(self.held + sizes.v)
        self.counted, self.measured = body.room(sizes.q), body.room(sizes.state)
        # of a law that is asked at every instant: what it says at the beginning, and later on
        self.tau, self.other = self.waiting, self.waiting
        if not sampled:
            self.tau, self.other = body.room(sizes.v), body.room(sizes.v)

    def text(self) -> str:
        body = self.body
        body.emit("br label %step")
        body.label("step")
        came = "[ 0, %entry ], [ %next, %commit ], [ %another, %tell ]"
        body.emit(f"%k = phi i64 {came}", "%more = icmp ult i64 %k, %rows")
        body.emit("br i1 %more, label %go, label %end")
        body.label("go")
        row, timed = self._row()
        if self.sampled:
            self._sample(row, timed)
        self._begin(timed)
        self._record()
        self._take(row, timed)
        self._judge(timed)
        body.label("end")
        body.emit(f"store double {body.value('uitofp i64 %k to double')}, ptr {self.done}")
        head = "define void @kernel(ptr %inputs, ptr %strides, ptr noalias %out, i64 %rows)"
        return _function(head, body)

    def _row(self) -> tuple[str, list[str]]:
        """Where the step's row of the table is, and what depends on time for each of the rates."""
        body, tapes = self.body, self.tapes
        width = 2 + tapes.stages * tapes.sizes.timed
        row = body.at(self.table, body.value(f"mul i64 %k, {width}"))
        body.emit(f"%trial = fcmp oeq double {body.load(row, 1)}, 2.0")
        return row, [body.at(row, 2 + k * tapes.sizes.timed) for k in tapes.stage_of]

    def _rate(self, timed: str, at: str, torque: str, to: str) -> None:
        given = ", ".join(f"ptr {x}" for x in (self.p, timed, at, torque, to))
        self.body.emit(f"call void @rate({given})")

    def _sample(self, row: str, timed: list[str]) -> None:
        body, sizes, waiting, held = self.body, self.tapes.sizes, self.waiting, self.held
        body.copy(waiting, self.control, held)
        if self.own is not None:
            body.copy(self.counted, body.at(self.control, held), sizes.q)
        now = body.value(f"fcmp oeq double {body.load(row, 1)}, 1.0")
        body.emit(f"br i1 {now}, label %sample, label %begin")
        body.label("sample")
        newest, seen = body.at(waiting, held), self.state
        if self.own is not None:
            _measure(body, self.tapes, self.own, (self.p, seen, self.counted, self.measured))
            seen = self.measured
        body.emit(f"call void @law(ptr {self.p}, ptr {timed[0]}, ptr {seen}, ptr {newest})")
        body.store([body.load(waiting, sizes.v + k) for k in range(held)], waiting)
        body.emit("br label %begin")
        body.label("begin")

    def _holding(self, rates: str, state: str) -> Places:
        sizes = self.tapes.sizes
        own = {"hold": (rates, sizes.v + sizes.x), "p": (self.p, 0)}
        return own | _state(self.tapes, state)

    def _begin(self, timed: list[str]) -> None:
        """The rate at the beginning, and whether the phase stands there."""
        body, tapes = self.body, self.tapes
        stands = body.at(self.done, 1)
        body.store(["0.0"], stands)
        self._rate(timed[0], self.state, self.tau, self.rates[0])
        places = self._holding(self.rates[0], self.state)
        body.all_of(body.compute(tapes.strict, places), _POSITIVE, "moves", "end")
        body.label("moves")
        body.all_of(body.compute(tapes.weak, places), _NOT_NEGATIVE, "begun", "end")
        body.label("begun")
        body.store(["1.0"], stands)

    def _record(self) -> None:
        body, state, n = self.body, self.tapes.sizes.state, self.tapes.sizes.v
        body.emit("br i1 %trial, label %go_on, label %record")
        body.label("record")
        to = body.at("%out", body.value(f"mul i64 %k, {state + 2 * n}"))
        body.copy(to, self.state, state)
        self._tell_beginning(body.at(to, state))
        body.emit("br label %go_on")
        body.label("go_on")

    def _tell_beginning(self, to: str) -> None:
        """qdd and the torque."""
        n = self.tapes.sizes.v
        self.body.copy(to, self.rates[0], n)
        self.body.copy(self.body.at(to, n), self.tau, n)

    def _take(self, row: str, timed: list[str]) -> None:
        """The method's step; it must end in finite numbers."""
        body, tapes, sizes = self.body, self.tapes, self.tapes.sizes
        known = {"h": (row, 0), "p": (self.p, 0)} | _state(tapes, self.state)
        for k, place in enumerate(self.rates):
            known |= {f"a{k}": (place, 0), f"b{k}": (place, sizes.v)}
            known |= {f"r{k}": (place, sizes.v + sizes.x + sizes.hold)}
        for k, arguments in enumerate(tapes.calls, 1):
            body.store(body.compute(arguments, known), self.there)
            self._rate(timed[k], self.there, self.other, self.rates[k])
        body.store(body.compute(tapes.stepped, known), self.stepped)
        large = [
            body.value(f"call double @llvm.fabs.f64(double {body.load(self.stepped, k)})")
            for k in range(sizes.q + sizes.v)
        ]
        body.all_of(large, _FINITE, "finite", "end")
        body.label("finite")

    def _judge(self, timed: list[str]) -> None:
        """A trial tells its end; a step within its phase is taken."""
        body, tapes, sizes = self.body, self.tapes, self.tapes.sizes
        if sizes.hold:
            self._rate(timed[-1], self.stepped, self.other, self.last)
        guards = body.compute(tapes.after, self._holding(self.last, self.stepped))
        body.emit("br i1 %trial, label %tell, label %check")
        body.label("tell")
        size = sizes.state + len(guards)
        to = body.at("%out", body.value(f"mul i64 %k, {size + 2 * sizes.v}"))
        body.copy(to, self.stepped, sizes.state)
        body.store(guards, to, sizes.state)
        self._tell_beginning(body.at(to, size))
        body.emit("%another = add i64 %k, 1", "br label %step")
        body.label("check")
        body.all_of(guards, _NOT_NEGATIVE, "commit", "end")
        body.label("commit")
        body.copy(self.state, self.stepped, sizes.state)
        if self.sampled:
            body.copy(self.control, self.waiting, self.held)
        if self.own is not None:
            body.copy(body.at(self.control, self.held), self.counted, sizes.q)
        body.emit("%next = add i64 %k, 1", "br label %step")


def _measure(body: _Body, tapes: StepTapes, own: Sequence[int], places: Sequence[str]) -> None:
    """`ControlLoop.sample`: positions in counts, speeds as their differences over a period."""
    p, state, counted, measured = places
    sizes = tapes.sizes
    size, period = (sizes.place(name) for name in ("encoder", "period"))
    assert size is not None
    assert period is not None
    positions, rates, exact = [], [], []
    for k in range(sizes.q):
        at, count = body.load(state, k), body.load(p, size + k)
        ratio = body.value(f"fdiv double {at}, {count}")
        whole = body.value(f"call double @llvm.rint.f64(double {ratio})")
        back = body.value(f"fmul double {whole}, {count}")
        exact.append(body.value(f"fcmp oeq double {count}, 0.0"))
        now = body.value(f"select i1 {exact[k]}, double {at}, double {back}")
        change = body.value(f"fsub double {now}, {body.load(counted, k)}")
        rates.append(body.value(f"fdiv double {change}, {body.load(p, period)}"))
        positions.append(now)
    speeds = [body.load(state, sizes.q + k) for k in range(sizes.v)]
    for k, i in enumerate(own):
        if i >= 0:
            speeds[k] = body.value(f"select i1 {exact[i]}, double {speeds[k]}, double {rates[i]}")
    body.store([*positions, *speeds], measured)
    body.store(positions, counted)
