"""The jobs of a plan done by a Ray cluster: Ray Data hands them to actors with the robot's kernel.

What travels is small: the robot's description to every worker, the names of two files to one of
them, and what became of them back. Rows go from file to file within a worker, so the cluster's
object store stays empty however large the data are, and a result is one file, whole or not at all,
with the same bytes whoever made it. A worker that is lost is replaced by Ray, its job is done once
more, and the new result takes the name of the old one: nothing is missing and nothing is there
twice.

Files must have the same paths on every node, as on any shared file system.
"""

from __future__ import annotations

import json
import logging
import os
import pickle
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rnea.apps.datasets.dataset import Input
from rnea.apps.datasets.ray_cluster import connected
from rnea.apps.datasets.run_dataset import Job, RunPlan, attempt
from rnea.apps.datasets.work import Done, WorkOrder
from rnea.errors import InputError, RneaError
from rnea.system.atomic_files import remove_partials
from rnea.system.optional_packages import optional
from rnea.system.version import __version__

# Ray hands jobs out in tasks; so many for each worker keep all of them busy until the end
_TASKS_EACH = 64
# workers that nobody waits for any more have 5 s to end; a later run removes what they leave
_ENDING_CHECKS, _CHECK_EVERY = 50, 0.1


class Worker:
    """An actor: holds the work, and with it the robot's kernel, for all jobs that it is given."""

    def __init__(self, work: WorkOrder, node: str = "here") -> None:
        # one process for each core: threads of their own would be in each other's way
        os.environ["RNEA_THREADS"] = "1"
        optional("pyarrow", "Ray Data needs").set_cpu_count(1)
        self._work, self._node = replace(work, threads=1), node

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        return {"job": batch["job"], "done": [self._done(str(x)) for x in batch["what"]]}

    def _done(self, what: str) -> str:
        source, *rest = json.loads(what)
        job = Job(Input(*source), *rest)
        # what the user must hear is an answer; an exception would be a fault of the worker
        try:
            self._refuse_unseen(job)
            return json.dumps({"done": attempt(job, self._work).facts()})
        except RneaError as problem:
            return json.dumps({"stop": str(problem)})

    def _refuse_unseen(self, job: Job) -> None:
        """The process that asks has seen the file, and made the folder of the result."""
        for place in (job.input.path, os.path.dirname(job.output)):
            if not os.path.exists(place):
                raise InputError(
                    f"{place}: is not there on node {self._node}; every node of the cluster must "
                    "see data and results under the same paths, as on a shared file system"
                )


def on_ray(
    planned: RunPlan, address: str | None = None, workers: int | None = None
) -> Iterator[tuple[Job, Done]]:
    """Do the jobs of a plan on a cluster; each with what became of it, in any order.

    address: of a cluster that runs; without one that of RAY_ADDRESS, else one is started here.
    """
    ray, data = (optional(x, "--engine ray needs") for x in ("ray", "ray.data"))
    if not planned.jobs:
        return
    try:
        with connected(ray, address, workers):
            tasks = _tasks(data, planned, workers or _cores(ray))
            for row in tasks.iter_rows():
                yield _heard(planned, row)
    except ray.exceptions.RayError as problem:
        raise InputError(f"the Ray cluster gave up: {_cause(problem)}") from None
    finally:
        # of workers that were lost with their nodes, or that nobody waits for any more: those end
        # some time after this process has left the cluster
        for _ in range(_ENDING_CHECKS):
            if remove_partials(x.output for x in planned.jobs):
                break
            time.sleep(_CHECK_EVERY)


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _tasks(data: Any, planned: RunPlan, workers: int) -> Any:
    """The jobs on their way through actors, as a data set of Ray's."""
    workers = min(workers, len(planned.jobs))
    # Ray's own bars and logs would stand between the lines of this command
    data.DataContext.get_current().enable_progress_bars = False
    logging.getLogger("ray.data").setLevel(logging.ERROR)
    items = [
        {"job": k, "what": json.dumps([[x.input.path, x.input.name], x.name, x.output, x.size])}
        for k, x in enumerate(planned.jobs)
    ]
    blocks = min(len(items), _TASKS_EACH * workers)
    return data.from_items(items, override_num_blocks=blocks).map_batches(
        _bound(planned.work), batch_size=1, num_cpus=1, concurrency=workers
    )


def _bound(work: WorkOrder) -> type:
    """A class that knows its work, and travels as code: a node without this package, or with
    another version of it, shall be able to say so."""
    packed = optional("ray.cloudpickle", "--engine ray needs").dumps(work)
    version = __version__

    class Bound:
        def __init__(self) -> None:
            import platform

            self._why, node = "", platform.node()
            try:
                from rnea.apps.datasets.ray_engine import Worker
                from rnea.system.version import __version__ as there
            except ImportError as problem:
                self._why = f"node {node} cannot import rnea ({problem})"
            else:
                if there != version:
                    self._why = f"node {node} has rnea {there}, and here is {version}"
                else:
                    self._worker = Worker(pickle.loads(packed), node)

        def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
            if not self._why:
                return self._worker(batch)
            said = f"{self._why}: pip install 'rnea[scale]=={version}' on every node"
            return {"job": batch["job"], "done": [json.dumps({"stop": said})] * len(batch["job"])}

    return Bound


def _heard(planned: RunPlan, row: dict[str, Any]) -> tuple[Job, Done]:
    job, said = planned.jobs[int(row["job"])], json.loads(row["done"])
    if "stop" in said:
        raise InputError(said["stop"])
    done = Done(**(said["done"] | {"problems": tuple(said["done"]["problems"])}))
    if done.output:
        planned.remember(job, done)
    return job, done


def _cause(problem: BaseException) -> str:
    """The last line of what Ray tells in many: there stands why."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    return (lines or [type(problem).__name__])[-1][:500]
