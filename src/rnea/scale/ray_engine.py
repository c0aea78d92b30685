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
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rnea.errors import InputError, RneaError
from rnea.extras import optional
from rnea.scale.dataset import Input
from rnea.scale.run import Job, Plan, attempt
from rnea.scale.work import Done, Work

# of a cluster of our own: nothing but numbers of jobs lies in its store
_STORE_BYTES = 100 << 20
# Ray hands jobs out in tasks; so many for each worker keep all of them busy until the end
_TASKS_EACH = 64


class Worker:
    """An actor: holds the work, and with it the robot's kernel, for all jobs that it is given."""

    def __init__(self, work: Work) -> None:
        # one process for each core: threads of their own would be in each other's way
        os.environ["RNEA_THREADS"] = "1"
        optional("pyarrow", "Ray Data needs").set_cpu_count(1)
        self._work = replace(work, threads=1)

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        return {"job": batch["job"], "done": [self._done(str(x)) for x in batch["what"]]}

    def _done(self, what: str) -> str:
        source, *rest = json.loads(what)
        job = Job(Input(*source), *rest)
        # what the user must hear is an answer; an exception would be a fault of the worker
        try:
            return json.dumps({"done": attempt(job, self._work).facts()})
        except RneaError as problem:
            return json.dumps({"stop": str(problem)})


def on_ray(
    planned: Plan, address: str | None = None, workers: int | None = None
) -> Iterator[tuple[Job, Done]]:
    """Do the jobs of a plan on a cluster; each with what became of it, in any order.

    address: of a cluster that runs; without one that of RAY_ADDRESS, else one is started here.
    """
    ray, data = (optional(x, "--engine ray needs") for x in ("ray", "ray.data"))
    if not planned.jobs:
        return
    own = _connected(ray, address, workers)
    try:
        count = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        count = min(count, len(planned.jobs))
        _quiet(data)
        items = [
            {"job": k, "what": json.dumps([[x.input.path, x.input.name], x.name, x.output, x.size])}
            for k, x in enumerate(planned.jobs)
        ]
        blocks = min(len(items), _TASKS_EACH * count)
        tasks = data.from_items(items, override_num_blocks=blocks).map_batches(
            _bound(planned.work),
            batch_size=1,
            num_cpus=1,
            concurrency=count,
        )
        for row in tasks.iter_rows():
            yield _heard(planned, row)
    finally:
        if own:
            ray.shutdown()


def _bound(work: Work) -> type:
    """A class that knows its work: arguments would lie in the store of one node, which may die."""

    class Bound(Worker):
        def __init__(self) -> None:
            super().__init__(work)

    return Bound


def _heard(planned: Plan, row: dict[str, Any]) -> tuple[Job, Done]:
    job, said = planned.jobs[int(row["job"])], json.loads(row["done"])
    if "stop" in said:
        raise InputError(said["stop"])
    done = Done(**(said["done"] | {"problems": tuple(said["done"]["problems"])}))
    if done.output:
        planned.remember(job, done)
    return job, done


def _connected(ray: Any, address: str | None, workers: int | None) -> bool:
    """Whether a cluster had to be started, or joined, for this run alone."""
    if ray.is_initialized():
        return False
    where = address or os.environ.get("RAY_ADDRESS")
    # what goes wrong comes as an exception; Ray's own processes need not say it between our lines
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if where:
            ray.init(address=where, **quiet)
        else:
            ray.init(
                num_cpus=workers,
                object_store_memory=_STORE_BYTES,
                include_dashboard=False,
                **quiet,
            )
    except (ConnectionError, RuntimeError, ValueError, OSError) as problem:
        first = (str(problem).splitlines() or [type(problem).__name__])[0]
        raise InputError(f"no Ray cluster at {where or 'this machine'}: {first}") from None
    return True


def _quiet(data: Any) -> None:
    """Ray's own bars and logs would stand between the lines of this command."""
    context = data.DataContext.get_current()
    context.enable_progress_bars = False
    logging.getLogger("ray.data").setLevel(logging.ERROR)
