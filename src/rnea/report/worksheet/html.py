"""The worked calculation as one self-contained page: MathML, a drawing, links between steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rnea.core.spatial import html_text, table_html
from rnea.core.textbook import Passage, Step, Symbol
from rnea.report.given import html_tables
from rnea.report.worksheet.in_mathml import FACTOR, TERM, MathML
from rnea.report.worksheet.markup import TextMarkup
from rnea.report.worksheet.passages import sentence, table
from rnea.report.worksheet.sheet import Worksheet, where

STYLE = """
:root { --ink: #1d2433; --soft: #5b6478; --line: #d8dde6; --paper: #fff; --tint: #f4f6fa; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9f0; --soft: #9aa4b8; --line: #3a4356; --paper: #171c26; --tint: #202735; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 1100px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.45rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem;
  border-bottom: 2px solid var(--line); padding-bottom: .2rem; }
.top { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
.top > div:last-child { flex: 1; min-width: min(20rem, 100%); }
svg { background: var(--tint); border-radius: 8px; max-width: 100%; height: auto; }
.bone { stroke: var(--soft); stroke-width: 6; stroke-linecap: round; opacity: .55; }
.joint { fill: var(--ink); } .name { fill: var(--ink); font: 13px system-ui; }
.axis { font: 11px system-ui; }
.step { border-left: 3px solid var(--line); padding: .2rem 0 .2rem 1rem; margin: 1rem 0; }
.step:target { border-color: #3f54c8; background: var(--tint); }
.step header { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
.step header span, .uses, .where { color: var(--soft); font-size: .88rem; }
.worked { display: grid; grid-template-columns: auto auto 1fr; gap: .45rem .4rem;
  align-items: baseline; margin: .5rem 0; }
.worked > :nth-child(3n) { min-width: 0; overflow-x: auto; overflow-y: hidden; padding: 2px 0; }
.term { display: inline-block; max-width: 100%; }
math { font: 1.1em "STIX Two Text", Cambria, "Times New Roman", "Liberation Serif", serif; }
math mi { text-transform: none; font-style: italic; } math mi.function { font-style: normal; }
mover > mo { padding-bottom: .1em; } mtd { padding: .16em .35em; }
mtable.lines mtd { text-align: left; padding: .1em 0; }
mtable.lines mtr + mtr mtd { padding-left: 1.5em; }
mtable.matrix { margin: .1em .15em; --bar: linear-gradient(currentColor, currentColor); background:
  var(--bar) 0 0 / 1.3px 100% no-repeat, var(--bar) 100% 0 / 1.3px 100% no-repeat,
  var(--bar) 0 0 / .3em 1.3px no-repeat, var(--bar) 0 100% / .3em 1.3px no-repeat,
  var(--bar) 100% 0 / .3em 1.3px no-repeat, var(--bar) 100% 100% / .3em 1.3px no-repeat;
  /* browsers print without backgrounds, and these are brackets */
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
mtable.round { border: solid; border-width: 0 1.5px; border-radius: .55em / 50%;
  margin: 0 .15em; }
mtable.round > mtr > mtd { padding: .1em .3em; }
.scroll { overflow-x: auto; overflow-y: hidden; }
table { border-collapse: collapse; } th, td { padding: .25rem .8rem; text-align: right;
  border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: left; }
caption { text-align: left; padding: .4rem 0; }
.given { display: flex; flex-wrap: wrap; gap: .8rem 2.5rem; align-items: flex-start; }
.given .scroll { max-width: 100%; }
.given td + td { white-space: nowrap; } .given td, .given th { padding: .1rem .7rem; }
a { color: #3f54c8; } @media (prefers-color-scheme: dark) { a { color: #9db0ff; } }
/* on paper nothing scrolls, the ink is black, and steps and rows are not divided */
@page { size: A4; margin: 15mm 14mm; }
@media print { :root { --ink: black; --soft: #444; --line: #999; --paper: #fff; --tint: #fff; }
  body { font-size: 10pt; max-width: none; margin: 0; padding: 0; } a { color: inherit; }
  h2, .step header, caption { break-after: avoid; } thead { display: table-header-group; }
  table { font-size: 9pt; } th, td, .given td, .given th { padding: .12rem .35rem; }
  th, td { white-space: normal !important; overflow-wrap: anywhere; }
  .step, tr, table, svg, .worked > * { break-inside: avoid; } p, li { orphans: 3; widows: 3; }
  .scroll, .worked > :nth-child(3n) { overflow: visible; } .step { padding-left: .6rem; } }
"""


def as_html(sheet: Worksheet) -> str:
    state = [(name, TextMarkup().value(value, 8)) for name, value in sheet.state.items()]
    body = [
        f"<h1>{html_text(sheet.title)}</h1>",
        f'<div class="top"><div>{sheet.drawing}</div><div>{_scrolling(("state", "value"), state)}',
        *(f"<p>{html_text(note)}</p>" for note in sheet.notes),
        f"{_contents(sheet)}</div></div>",
    ]
    if sheet.given:
        told = "".join(f"<p>{html_text(line)}</p>" for line in sheet.robot_facts)
        body.append(f'<h2 id="given">Given</h2>{told}{html_tables(sheet.given)}')
    numbers: dict[str, int] = {}
    for k, (heading, entries) in enumerate(sheet.parts()):
        body.append(f'<h2 id="part-{k}">{html_text(heading)}</h2>')
        for step in entries:
            if isinstance(step, Passage):
                body.append(_passage(step))
                continue
            body.append(_step(step, numbers))
            numbers[str(step.symbol)] = step.number
    if sheet.results:
        body.append(f'<h2 id="answers">Answers</h2>{_scrolling(*sheet.result_table())}')
    body.append(f'<h2 id="result">Result</h2>{_result(sheet)}')
    body.append(f"<p>{html_text(sheet.check())}</p>")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html_text(sheet.title)}</title><style>{STYLE}</style></head>"
        f"<body>{''.join(body)}</body></html>\n"
    )


def _contents(sheet: Worksheet) -> str:
    links = ['<li><a href="#given">Given</a></li>'] if sheet.given else []
    links += [
        f'<li><a href="#part-{k}">{html_text(heading)}</a></li>'
        for k, (heading, _) in enumerate(sheet.parts())
    ]
    if sheet.results:
        links.append('<li><a href="#answers">Answers</a></li>')
    return f'<ol>{"".join(links)}<li><a href="#result">Result</a></li></ol>'


def _result(sheet: Worksheet) -> str:
    if sheet.budget is not None:
        return _scrolling(*sheet.closing())
    efforts = zip(sheet.model.dofs, sheet.tau, strict=True)
    return "".join(
        f'<div class="where">{html_text(freedom.effort_name)}</div>'
        + _worked(Symbol("τ", str(i)), [MathML().value(tau) + MathML().unit(freedom.effort_unit)])
        for i, (freedom, tau) in enumerate(efforts, start=1)
    )


def _scrolling(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that scrolls by itself where the window is narrow."""
    return f'<div class="scroll">{table_html(columns, rows)}</div>'


def _worked(symbol: Symbol, sides: list[str]) -> str:
    """One thing and what it is equal to, one below the other; long lines break between terms."""
    left = f"<math>{MathML().symbol(symbol)}</math>"
    cells = []
    for side in sides:
        cells.append(f'<div>{left}</div><math><mo form="infix">=</mo></math>')
        cells.append(f"<div>{'<wbr/>'.join(map(_term, side.split(TERM)))}</div>")
        left = ""
    return f'<div class="worked">{"".join(cells)}</div>'


def _term(text: str) -> str:
    factors = "<wbr/>".join(f"<math>{part}</math>" for part in text.split(FACTOR))
    return f'<span class="term">{factors}</span>' if FACTOR in text else factors


def step_in_mathml(step: Step) -> tuple[str, str]:
    """Both sides of a step's formula in symbols; the right one is empty for what is given."""
    sides = MathML().right_sides(step)
    right = sides[0] if len(sides) > 1 else ""
    broken = "<wbr/>".join(map(_term, right.split(TERM))) if right else ""
    return f"<math>{MathML().symbol(step.symbol)}</math>", broken


def _passage(passage: Passage) -> str:
    head, *rows = table(passage) or [[]]
    told = f"<p>{html_text(sentence(passage))}</p>" if passage.text else ""
    return told + (_scrolling(head, rows) if head else "")


def _step(step: Step, numbers: dict[str, int]) -> str:
    """numbers: those of the steps before, by symbol."""
    uses = [
        f'<a href="#step-{numbers[symbol]}">{html_text(symbol)} ({numbers[symbol]})</a>'
        for symbol in dict.fromkeys(str(operand.symbol) for operand in step.formula.operands())
        if symbol in numbers
    ]
    return (
        f'<section class="step" id="step-{step.number}"><header><b>({step.number}) '
        f"{html_text(step.name)}</b><span>{html_text(step.reference)}</span></header>"
        + _worked(step.symbol, MathML().right_sides(step))
        + (f'<div class="where">{html_text(where(step))}</div>' if where(step) else "")
        + (f'<div class="uses">uses {", ".join(uses)}</div>' if uses else "")
        + "</section>"
    )
