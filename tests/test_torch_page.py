"""What the page on PyTorch shows is what the package does."""

import math
import re
from pathlib import Path

import pytest

import rnea

torch = pytest.importorskip("torch")
PAGE = (Path(__file__).parent.parent / "docs" / "do" / "torch.md").read_text()


def test_examples_print_what_they_say(capsys):
    torch.manual_seed(0)
    names = {}
    examples = re.findall(r"```python\n(.*?)```\n(?:```\n(.*?)```)?", PAGE, flags=re.DOTALL)
    assert len(examples) == 3
    for block, output in examples:
        exec(block, names)
        assert capsys.readouterr().out == output
    # to 1e-6, not to the digits that are printed
    assert torch.allclose(
        names["found"].detach(), torch.tensor([1.3, 0.02, -0.01, 0.05]).double(), atol=1e-6
    )
    torch.manual_seed(0)
    torques, angle, speed = names["swing_up"](rnea.load("one_link"), samples=400, rounds=30)
    assert torques.abs().max() <= 2.0
    # of a tenth of the samples: within 0.45 rad of upright (others gave 0.28), nearly at rest
    assert math.cos(angle) < -0.9
    assert abs(speed) < 0.7
