"""SECURITY.md: behind each sentence of its rules stands a test."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# the beginning of each sentence, and the test that holds it
RULES = {
    "A file can name others only below":
        "test_file_access.py::test_robot_files_stay_in_their_folder",
    "Symbolic links are resolved": "test_file_access.py::test_robot_files_stay_in_their_folder",
    "The ROS package is":
        "test_file_access.py::test_a_folder_that_everybody_can_write_is_no_package",
    "If you name a symbolic link":
        "test_file_access.py::test_a_link_that_the_user_names_may_read_beside_its_target",
    "If you name a folder": "test_file_access.py::test_links_in_folders_of_data_stay_in_them",
    "The error names the file":
        "test_file_access.py::test_the_option_of_the_error_works_on_the_command_line",
    "The rule holds for every format": "test_file_access.py::test_recordings_stay_in_their_folder",
    "For MJCF, the rule holds":
        "test_mjcf_references.py::test_every_reference_stays_in_its_folder",
    "A virtual HDF5 data set": "test_file_access.py::test_hdf5_leads_nowhere_indirectly",
    "Only xacro files contain code": "test_confinement.py::test_xacro_is_expanded_only_where_meant",
    "A file with another name": "test_confinement.py::test_xacro_is_expanded_only_where_meant",
    "Expressions are evaluated in a child":
        "test_confinement.py::test_each_file_has_a_process_without_an_environment",
    "That process cannot": "test_confinement.py::test_no_attack_passes",
    "`RNEA_PARSERS=here` does not apply": "test_apart.py::test_code_is_not_run_in_this_process",
    "A cached kernel is executed only":
        "test_private_folder.py::test_an_entry_that_others_could_have_written_is_not_run",
    "The cache folder must belong":
        "test_private_folder.py::test_a_folder_that_others_can_change_is_not_used",
    "Every folder and link on the path":
        "test_private_folder.py::test_a_folder_that_others_can_change_is_not_used",
    "The folder is checked at every use":
        "test_private_folder.py::test_the_folder_is_judged_whenever_it_is_used",
    "An entry contains its key":
        "test_kernel_cache.py::test_no_entry_serves_in_the_place_of_another",
    "Otherwise kernels are compiled":
        "test_private_folder.py::test_many_entries_of_one_defect_are_one_warning",
    "Writing replaces only regular files":
        "test_private_folder.py::test_an_entry_that_others_could_have_written_is_not_run",
}  # fmt: skip


def sentences():
    text = (HERE.parent / "SECURITY.md").read_text(encoding="utf-8")
    begin, end = text.index("## Which files"), text.index("## Report")
    return re.findall(r"^- (.*)", text[begin:end], re.MULTILINE)


def test_every_sentence_has_a_test_and_every_test_a_sentence():
    said = sentences()
    assert len(said) == len(RULES)
    for line, begin in zip(said, RULES, strict=True):
        assert line.startswith(begin)


@pytest.mark.parametrize("test", sorted(set(RULES.values())))
def test_the_tests_are_there(test):
    file, _, name = test.partition("::")
    assert f"def {name}(" in (HERE / file).read_text(encoding="utf-8")
