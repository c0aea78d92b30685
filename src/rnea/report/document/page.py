"""A report as the text of one HTML file."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass

from rnea.core.spatial import html_text
from rnea.report.document.parts import Part, Report, ReportFigure, ReportTable, Section

# names of files and joints are text, and even a hole in that would find nothing to run or load
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
_CODE = re.compile("`([^`]+)`")
_TYPES = {"svg": "image/svg+xml", "png": "image/png"}
_STYLE = """
:root { --ink: #1d2433; --soft: #5b6478; --line: #d8dde6; --tint: #f4f6fa; --paper: #fff; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 1120px; margin: 1.5rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
p { max-width: 60rem; }
h1 { font-size: 1.4rem; line-height: 1.25; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem;
  border-bottom: 2px solid var(--line); padding-bottom: .2rem; }
.verdict { border-left: 6px solid var(--tone); background: var(--tint); padding: .7rem 1rem;
  border-radius: 0 8px 8px 0; } .verdict p { margin: .3rem 0; }
.verdict p:first-child { font-weight: 600; font-size: 1.08rem; }
.good { --tone: #2e8b57; } .bad { --tone: #bd1f01; } .open { --tone: #b07b00; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; font-size: .93rem; }
dt { color: var(--soft); } dd { margin: 0; }
nav { font-size: .93rem; } nav a { margin-right: 1rem; white-space: nowrap; }
/* what is wider than the window scrolls, and a shadow at the edge says that there is more */
.scroll { overflow-x: auto; margin: .8rem 0; background:
  linear-gradient(to right, var(--paper) 30%, transparent) left / 3rem 100% no-repeat local,
  linear-gradient(to left, var(--paper) 30%, transparent) right / 3rem 100% no-repeat local,
  linear-gradient(to right, #0003, transparent) left / .8rem 100% no-repeat scroll,
  linear-gradient(to left, #0003, transparent) right / .8rem 100% no-repeat scroll; }
table { border-collapse: collapse; font-size: .93rem; font-variant-numeric: tabular-nums; }
.title { font-weight: 600; margin: 1rem 0 -.4rem; }
code { font: .93em ui-monospace, monospace; background: var(--tint); padding: 0 .2em; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; overflow-wrap: normal; vertical-align: top; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
th:first-child, td:first-child, .words { text-align: left; }
td.words { white-space: normal; min-width: 8rem; } td.words:first-child { min-width: 14rem; }
tr.marked { background: #fff3d6; }
figure { margin: 1rem 0; } img { max-width: 100%; height: auto; border: 1px solid var(--line);
  border-radius: 6px; } figcaption { color: var(--soft); font-size: .9rem; }
footer { margin: 3rem 0 1rem; color: var(--soft); font-size: .85rem; } a { color: #3f54c8; }
@media (max-width: 900px) { table { font-size: .85rem; } th, td { padding: .2rem .4rem; } }
/* letters of a drawing shrink with it: on a phone it scrolls instead */
@media (max-width: 760px) { img { max-width: none; width: 720px; } }
/* on paper nothing scrolls: tables shrink and break between rows, heads come again */
@page { size: A4; margin: 15mm 14mm 17mm; }
@media print { body { font-size: 10pt; margin: 0; padding: 0; max-width: none; }
  nav { display: none; }
  h2 { break-after: avoid; margin: 1.2rem 0 .4rem; } .title { break-after: avoid; }
  .scroll { overflow: visible; background: none; } table { font-size: 7.5pt; width: 100%; }
  th, td { padding: .15rem .25rem; white-space: normal; overflow-wrap: anywhere; }
  td.words, td.words:first-child { min-width: 0; } thead { display: table-header-group; }
  tr, figure { break-inside: avoid; } img { max-width: 100% !important; width: auto !important; }
  .verdict, tr.marked { print-color-adjust: exact; } a { color: inherit; } }
@media (max-width: 520px) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
"""


def report_page(report: Report) -> str:
    """The whole page.

    >>> "<h1>A &lt;robot&gt;</h1>" in report_page(Report("A <robot>", ["all is well"], "good"))
    True
    """
    page = _Page(report.code)
    links = "".join(
        f'<a href="#part-{k}">{page.text(section.title)}</a>'
        for k, section in enumerate(report.sections)
    )
    facts = "".join(f"<dt>{page.text(k)}</dt><dd>{page.text(v)}</dd>" for k, v in report.facts)
    body = [
        f"<h1>{page.text(report.title)}</h1>",
        f'<div class="verdict {report.tone}">{page.paragraphs(report.verdict)}</div>',
        f"<dl>{facts}</dl>" if facts else "",
        f"<nav>{links}</nav>" if len(report.sections) > 2 else "",
        *(page.section(section, k) for k, section in enumerate(report.sections)),
        f"<footer>{page.text(report.foot)}</footer>" if report.foot else "",
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{page.text(report.title)}</title><style>{_STYLE}</style></head>"
        f"<body>{''.join(body)}</body></html>\n"
    )


@dataclass(frozen=True)
class _Page:
    """Prints the parts of a page; code: whether backticks make code."""

    code: bool

    def section(self, section: Section, number: int) -> str:
        parts = "".join(self.part(part) for part in section.parts)
        return f'<section id="part-{number}"><h2>{self.text(section.title)}</h2>{parts}</section>'

    def part(self, part: Part) -> str:
        if isinstance(part, ReportTable):
            return self.table(part)
        return self.picture(part) if isinstance(part, ReportFigure) else self.paragraphs([part])

    def paragraphs(self, texts: Sequence[str]) -> str:
        return "".join(f"<p>{self.text(text)}</p>" for text in texts)

    def table(self, table: ReportTable) -> str:
        def row(cells: Sequence[str], tag: str, marked: bool = False) -> str:
            inside = "".join(
                f"<{tag}{' class=words' if k in table.left else ''}>{self.text(cell)}</{tag}>"
                for k, cell in enumerate(cells)
            )
            return f"<tr{' class=marked' if marked else ''}>{inside}</tr>"

        # beside the table and not in it, or it would scroll away with it
        head = f'<p class="title">{self.text(table.title)}</p>' if table.title else ""
        rows = "".join(row(cells, "td", k in table.marked) for k, cells in enumerate(table.rows))
        return (
            f'{head}<div class="scroll"><table><thead>{row(table.columns, "th")}</thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )

    def picture(self, part: ReportFigure) -> str:
        source = f"data:{_TYPES[part.kind]};base64,{b64encode(part.data).decode()}"
        words = html_text(part.alt or part.caption)
        caption = f"<figcaption>{self.text(part.caption)}</figcaption>"
        width = f' width="{part.width}"' if part.width else ""
        image = f'<div class="scroll"><img src="{source}" alt="{words}"{width}></div>'
        return f"<figure>{image}{caption}</figure>"

    def text(self, text: str) -> str:
        """Names come from strangers' files: they are text, and no sign of them is a command; what
        stands between backticks is set as code."""
        escaped = html_text(text)
        return _CODE.sub(r"<code>\1</code>", escaped) if self.code else escaped
