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


def test_symbols_work_without_preparation():
    """SymPy's numbers are known wherever SymPy is, also on the very first call."""
    for call in (
        "rnea.Robot.from_dh([{'mass': sympy.Symbol('m')}], 'standard').mass_matrix([0])",
        "rnea.load('panda').with_gravity([0, 0, -sympy.Symbol('g')]).gravity_torque([0] * 7)",
        "rnea.load('panda').with_payload(sympy.Symbol('m')).gravity_torque([0] * 7)",
        "rnea.load('panda').gravity_torque(sympy.symbols('q1:8'))",
    ):
        code = f"import rnea, sympy; print({call}.dtype)"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert run.stdout == "object\n", run.stderr
