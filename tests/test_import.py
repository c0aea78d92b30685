"""`import rnea` stays light: numpy is its only third-party package."""

import subprocess
import sys


def test_only_numpy_is_imported():
    code = (
        "import sys; before = set(sys.modules); import rnea; "
        "print('\\n'.join(sorted({m.split('.')[0] for m in set(sys.modules) - before})))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    third_party = loaded - set(sys.stdlib_module_names) - {"rnea", "numpy"}
    assert not {name for name in third_party if not name.startswith("_")}
    assert "numpy" in loaded
