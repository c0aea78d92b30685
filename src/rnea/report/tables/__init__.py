"""Tables for the terminal, and the same as facts for programs."""

from rnea.report.tables.base_parameter_tables import (
    base_parameter_rows,
    base_parameter_table,
    lengths_line,
    unobservable_line,
)
from rnea.report.tables.bench_tables import (
    chain_table,
    headline,
    start_table,
    time_table,
)
from rnea.report.tables.data_summary import (
    SUMMARY_LEGEND,
    summary_csv,
    summary_facts,
    summary_heading,
    summary_sheets,
)
from rnea.report.tables.diagnosis_tables import diagnosis_facts, diagnosis_table, remark_lines
from rnea.report.tables.drives import (
    drive_table,
    further_friction_table,
    gear_limit_table,
    spring_table,
)
from rnea.report.tables.excitation_tables import (
    excitation_facts,
    excitation_lines,
    excited_joints_table,
    expected_rows,
    expected_table,
)
from rnea.report.tables.findings import (
    comparison_facts,
    comparison_table,
    count_line,
    finding_facts,
    finding_lines,
    summary_lines,
)
from rnea.report.tables.fitting import fitted, natural_width
from rnea.report.tables.gpu_tables import gpu_headline, gpu_sheet
from rnea.report.tables.identification_tables import (
    IDENTIFICATION_LEGEND,
    PARAMETER_LEGEND,
    identification_facts,
    identification_sheets,
    identification_tables,
)
from rnea.report.tables.loop_tables import coupling_text, loop_facts, loop_table, mobility_table
from rnea.report.tables.omission_tables import (
    cost_columns,
    cost_facts,
    cost_table,
    growth_sentence,
    growth_table,
    state_cost_table,
    with_columns,
    zero_lines,
)
from rnea.report.tables.payload_tables import (
    payload_facts,
    payload_line,
    payload_table,
    residual_rows,
    untold_lines,
)
from rnea.report.tables.recording_causes import (
    cause_heading,
    cause_legend,
    cause_lines,
    cause_rows,
    fitted_text,
    other_heading,
    spent_sheets,
)
from rnea.report.tables.recording_tables import (
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
from rnea.report.tables.sample import sample_table
from rnea.report.tables.simulation_tables import (
    energy_table,
    joints_table,
    rollouts_facts,
    rollouts_table,
    simulation_facts,
    tracking_table,
)
from rnea.report.tables.sizing.sizing_choice import gear_name
from rnea.report.tables.sizing.sizing_facts import facts as sizing_facts
from rnea.report.tables.sizing.sizing_parts import HEAT_UNKNOWN
from rnea.report.tables.sizing.sizing_payloads import governing_facts, governing_part
from rnea.report.tables.sizing.sizing_remarks import beyond_robot
from rnea.report.tables.sizing.sizing_remarks import chosen as chosen_drives
from rnea.report.tables.sizing.sizing_remarks import remarks as sizing_remarks
from rnea.report.tables.sizing.sizing_tables import comparison as sizing_comparison
from rnea.report.tables.sizing.sizing_tables import heading as sizing_heading
from rnea.report.tables.sizing.sizing_tables import notes as sizing_notes
from rnea.report.tables.sizing.sizing_tables import parts as sizing_parts
from rnea.report.tables.sizing.sizing_tables import tables as sizing_tables
from rnea.report.tables.sizing.sizing_unchecked import unchecked as sizing_unchecked
from rnea.report.tables.sizing.sizing_unchecked import unchecked_here as sizing_unchecked_here
from rnea.report.tables.standing import standing_tables
from rnea.report.tables.survey_tables import SurveyTable, survey_csv, survey_sheets
from rnea.report.tables.survey_tables import summary_lines as survey_summary
from rnea.report.tables.terminal import (
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
from rnea.report.tables.torque_csv import torque_csv
from rnea.report.tables.unit_tables import unit_facts, unit_tables
