"""A report as the bytes of a PDF file, A4, set by Typst.

The words go in as data and never as markup, so no name of a file can command the typesetter. The
template imports nothing, so nothing is fetched.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rnea.core.spatial import plain
from rnea.report.document.parts import Part, Report, ReportFigure, ReportTable
from rnea.system.optional_packages import optional

# words without a gap would run off the page
_LONG_WORD = re.compile(r"\S{25,}")
_PIECE = 20
# mm between the margins of an A4 page, as the template has them
_TEXT_WIDTH = 210 - 2 * 18
_TEMPLATE = r"""
#let report = json(bytes(sys.inputs.report))
#let said(pieces) = for (kind, text) in pieces { if kind == "code" { raw(text) } else { text } }
#let tone = (good: rgb("#2e8b57"), bad: rgb("#bd1f01"), open: rgb("#b07b00")).at(report.tone)
#let soft = rgb("#5b6478")
#let thin = 0.4pt + rgb("#c4cad6")
#set document(title: report.heading, date: none)
#set page(
  paper: "a4", margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(7.5pt, soft)
    grid(
      columns: (1fr, auto), column-gutter: 1em,
      said(report.foot), [#counter(page).display() / #counter(page).final().first()],
    )
  },
)
#set text(9.5pt, lang: "en", fill: rgb("#1d2433"))
#set par(leading: 0.55em)
#show heading.where(level: 1): it => block(above: 0pt, below: 8pt, text(17pt, it.body))
#show heading.where(level: 2): it => block(
  above: 16pt, below: 7pt, width: 100%, stroke: (bottom: thin), inset: (bottom: 3pt), sticky: true,
  text(12pt, it.body),
)
#heading(level: 1, said(report.title))
#block(
  width: 100%, fill: rgb("#f4f6fa"), inset: 8pt, stroke: (left: 3pt + tone),
  for (k, line) in report.verdict.enumerate() {
    if k == 0 { strong(said(line)) } else { parbreak(); said(line) }
  },
)
#if report.facts.len() > 0 {
  grid(
    columns: (auto, 1fr), column-gutter: 10pt, row-gutter: 5pt,
    ..report.facts.map(((name, value)) => (text(soft, said(name)), said(value))).flatten(),
  )
}
#let sheet(part) = {
  let words = range(part.columns.len()).map(k => k == 0 or k in part.left)
  if part.title.len() > 0 { block(above: 9pt, below: 4pt, sticky: true, strong(said(part.title))) }
  set text(if part.columns.len() > 8 { 7pt } else { 8pt })
  set par(leading: 0.45em)
  table(
    columns: range(part.columns.len()).map(k => if k in part.left { 1fr } else { auto }),
    align: (x, y) => (if words.at(x) { left } else { right }) + (if y == 0 { bottom } else { top }),
    stroke: (x, y) => (bottom: thin), inset: (x: 3pt, y: 3pt),
    fill: (x, y) => if y > 0 and (y - 1) in part.marked { rgb("#fff3d6") },
    table.header(..part.columns.map(c => text(soft, strong(said(c))))),
    ..part.rows.flatten().map(k => said(report.cells.at(k))),
  )
}
#for section in report.sections {
  heading(level: 2, said(section.title))
  for part in section.parts {
    if part.kind == "text" { par(said(part.text)) }
    if part.kind == "table" { sheet(part) }
    if part.kind == "picture" {
      figure(
        image(part.file, width: part.share * 100%, alt: part.alt),
        caption: text(8pt, soft, said(part.caption)), numbering: none, gap: 5pt,
      )
    }
  }
}
"""


def report_pdf(report: Report) -> bytes:
    """The whole document."""
    typst = optional("typst", "reports in PDF need", "an .html report needs none")
    with TemporaryDirectory(prefix="rnea-report-") as folder:
        content = json.dumps(_Content(Path(folder), report.code).of(report))
        main = Path(folder, "report.typ")
        main.write_text(_TEMPLATE, encoding="utf-8")
        made: bytes = typst.compile(
            str(main), root=folder, sys_inputs={"report": content}, format="pdf"
        )
    return made


@dataclass(frozen=True)
class _Content:
    """A report as the template's data; pictures are files of the folder.

    code: whether backticks make code; cells: of all tables, which name them by number, because a
    cell is a list itself
    """

    folder: Path
    code: bool
    cells: list[Any] = field(default_factory=list)

    def of(self, report: Report) -> dict[str, Any]:
        """Everything that the template asks for."""
        sections = [
            {
                "title": self.text(section.title),
                "parts": [self.part(part, f"{k}-{i}") for i, part in enumerate(section.parts)],
            }
            for k, section in enumerate(report.sections)
        ]
        return {
            "heading": plain(report.title),
            "title": self.text(report.title),
            "tone": report.tone,
            "verdict": [self.text(line) for line in report.verdict],
            "facts": [(self.text(name), self.text(value)) for name, value in report.facts],
            "sections": sections,
            "cells": self.cells,
            "foot": self.text(report.foot),
        }

    def part(self, part: Part, name: str) -> dict[str, Any]:
        if isinstance(part, ReportTable):
            return self.table(part)
        if isinstance(part, ReportFigure):
            file = f"{name}.{part.kind}"
            (self.folder / file).write_bytes(part.data)
            about = plain(part.alt or part.caption)
            caption = self.text(part.caption)
            # as wide as on a screen of 96 px an inch, but not beyond the margins
            share = min(1.0, part.width / 96 * 25.4 / _TEXT_WIDTH) if part.width else 1.0
            said = {"file": file, "share": share, "caption": caption, "alt": about}
            return {"kind": "picture", **said}
        return {"kind": "text", "text": self.text(part)}

    def table(self, part: ReportTable) -> dict[str, Any]:
        rows = []
        for row in part.rows:
            rows.append(list(range(len(self.cells), len(self.cells) + len(row))))
            self.cells.extend(map(self.text, row))
        return {
            "kind": "table",
            "title": self.text(part.title),
            "columns": [self.text(column) for column in part.columns],
            "rows": rows,
            "left": list(part.left),
            "marked": list(part.marked),
        }

    def text(self, text: str) -> list[tuple[str, str]]:
        """Plain pieces, and those between backticks as code; no sign of them is a command."""
        whole = _LONG_WORD.sub(_broken, plain(text))
        pieces = whole.split("`") if self.code else [whole]
        if len(pieces) % 2 == 0:
            # one that nothing closes is a sign like others
            pieces[-2:] = ["`".join(pieces[-2:])]
        return [("code" if k % 2 else "text", piece) for k, piece in enumerate(pieces) if piece]


def _broken(found: re.Match[str]) -> str:
    """A long word that may be broken, at places that are not seen."""
    word = found.group()
    return "\u200b".join(word[k : k + _PIECE] for k in range(0, len(word), _PIECE))
