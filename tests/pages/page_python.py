"""Runs the Python blocks of one page, a request a line: what each prints, and how it fails."""

import contextlib
import io
import json
import os
import sys
import traceback


def main() -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    answers = os.fdopen(os.dup(1), "w")
    # whatever writes past Python goes with the errors
    os.dup2(2, 1)
    for request in sys.stdin:
        block = json.loads(request)
        printed, failed = io.StringIO(), ""
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            try:
                # the lines of the page, so that a traceback names them
                code = compile("\n" * block["line"] + block["text"], block["page"], "exec")
                exec(code, names)
            except BaseException:
                failed = traceback.format_exc()
        answer = {"printed": printed.getvalue(), "failed": failed}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
