"""Tables for the terminal, and the same as facts for programs."""

from rnea.views.tables.base_parameters import (
    base_parameter_rows,
    base_parameter_table,
    lengths_line,
    unobservable_line,
)
from rnea.views.tables.bench import (
    SHOWN,
    chain_table,
    fastest_of,
    headline,
    start_table,
    time_table,
)
from rnea.views.tables.data_summary import (
    SUMMARY_LEGEND,
    summary_csv,
    summary_facts,
    summary_heading,
    summary_sheets,
)
from rnea.views.tables.diagnosis import (
    diagnosis_facts,
    diagnosis_table,
    remark_lines,
)
from rnea.views.tables.drives import (
    drive_table,
    further_friction_table,
    gear_limit_table,
    spring_table,
)
from rnea.views.tables.excitation import (
    excitation_facts,
    excitation_lines,
    excited_joints_table,
    expected_rows,
    expected_table,
)
from rnea.views.tables.findings import (
    comparison_facts,
    comparison_table,
    count_line,
    finding_facts,
    finding_lines,
    summary_lines,
)
from rnea.views.tables.fitting import fitted, natural_width
from rnea.views.tables.gpu import gpu_headline, gpu_sheet
from rnea.views.tables.identification import (
    IDENTIFICATION_LEGEND,
    PARAMETER_LEGEND,
    identification_facts,
    identification_sheets,
    identification_tables,
)
from rnea.views.tables.ignoring import (
    cost_columns,
    cost_facts,
    cost_table,
    growth_sentence,
    growth_table,
    state_cost_table,
    with_columns,
    zero_lines,
)
from rnea.views.tables.loops import coupling_text, loop_facts, loop_table, mobility_table
from rnea.views.tables.payload import (
    payload_facts,
    payload_line,
    payload_table,
    residual_rows,
    untold_lines,
)
from rnea.views.tables.recording_causes import (
    cause_heading,
    cause_legend,
    cause_lines,
    cause_rows,
    fitted_text,
    other_heading,
    spent_sheets,
)
from rnea.views.tables.recordings import (
    COMPARISON_LEGEND,
    CONTACT_LEGEND,
    EFFORT_LEGEND,
    RecordingTable,
    comparison_sheet,
    contact_line,
    contact_sheets,
    effort_line,
    effort_sheet,
    lag_line,
    recording_facts,
    share_text,
)
from rnea.views.tables.sample import sample_table
from rnea.views.tables.simulation import (
    energy_table,
    joints_table,
    rollouts_facts,
    rollouts_table,
    simulation_facts,
    tracking_table,
)
from rnea.views.tables.sizing import comparison as sizing_comparison
from rnea.views.tables.sizing import heading as sizing_heading
from rnea.views.tables.sizing import notes as sizing_notes
from rnea.views.tables.sizing import parts as sizing_parts
from rnea.views.tables.sizing import tables as sizing_tables
from rnea.views.tables.sizing_choice import gear_name
from rnea.views.tables.sizing_facts import facts as sizing_facts
from rnea.views.tables.sizing_parts import HEAT_UNKNOWN
from rnea.views.tables.sizing_payloads import governing_facts, governing_part
from rnea.views.tables.sizing_remarks import beyond_robot
from rnea.views.tables.sizing_remarks import chosen as chosen_drives
from rnea.views.tables.sizing_remarks import remarks as sizing_remarks
from rnea.views.tables.sizing_unchecked import unchecked as sizing_unchecked
from rnea.views.tables.sizing_unchecked import unchecked_here as sizing_unchecked_here
from rnea.views.tables.standing import standing_tables
from rnea.views.tables.survey import (
    SurveyTable,
    survey_csv,
    survey_sheets,
)
from rnea.views.tables.survey import (
    summary_lines as survey_summary,
)
from rnea.views.tables.terminal import (
    actuator_table,
    clean,
    coordinate_table,
    dynamic_table,
    free_body_tables,
    kinematic_table,
    motion_table,
    plain_table,
    pose_table,
    state_table,
    vector,
    wrench_table,
)
from rnea.views.tables.torque_csv import torque_csv
from rnea.views.tables.units import unit_facts, unit_tables
