"""One self-contained page about a result: a verdict, then sections of text, tables and pictures.

    Report(title, verdict, tone, facts, sections) -> report_page(report) -> text of an HTML file
                                                     report_pdf(report) -> bytes of a PDF file
                                                     report_markdown(report) -> its words

Nothing is fetched from anywhere, nothing runs: pictures are inside, and a browser is told to load
nothing else. It reads on a phone: wide tables scroll by themselves, pictures shrink.
"""
