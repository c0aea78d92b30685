"""Why two mistakes give the same torques on a robot, where that has a reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from rnea.check.diagnose.mistake import Mistake

_COINCIDE = "their effects on the felt torques coincide in every row"

_REASONS = {
    frozenset({"shifted_up", "shifted_down"}): "with two joints both exchange the two torques",
    frozenset({"masses_in_other_frames", "com_from_other_end"}): (
        "the frames at both ends of the links with mass are parallel, or their turn is not felt"
    ),
    frozenset({"gravity_sign", "rotation_transposed"}): (
        "a transposed turn only turns the weight over here"
    ),
    frozenset({"rotation_transposed", "rotation_transposed_outward"}): (
        "no force or moment is handed inward that the transpose would change"
    ),
    frozenset({"no_coriolis_acceleration", "no_coriolis"}): (
        "2 d' w × z is the only product of two joints' speeds that is felt"
    ),
    frozenset({"no_moment_arm", "moment_arm_to_com"}): (
        "about the joints' axes the centres of mass have no arm either"
    ),
    frozenset({"no_centrifugal", "no_velocity_terms"}): "no Coriolis terms are felt in this motion",
    frozenset({"no_coriolis", "no_velocity_terms"}): "no centrifugal terms are felt in this motion",
    frozenset({"inertia_about_com_for_origin", "no_own_parallel_axis"}): (
        "the first link's is the only parallel-axis term that is felt"
    ),
    frozenset({"common_factor", "other_g"}): "gravity is the only torque here",
    frozenset({"common_factor", "gravity_sign"}): "gravity is the only torque here",
    frozenset({"scalar_recursion", "scalar_recursion_carried"}): (
        "nothing is handed on that is felt"
    ),
}


def why_same(mistakes: Sequence[Mistake]) -> str:
    """One sentence for two or more mistakes with the same torques."""
    return _REASONS.get(frozenset(m.key for m in mistakes), _COINCIDE)
