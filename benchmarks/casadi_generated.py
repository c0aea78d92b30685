"""C that CasADi generates from Pinocchio's recursion, compared with exported C.

    .venv/bin/pip install casadi; apt-get install g++ libeigen3-dev
    .venv/bin/python benchmarks/casadi_generated.py [--robots ur5,panda] [--repeat 9]

Pinocchio's templates are compiled with CasADi's symbols as numbers, for a model built joint by
joint from the robot's URDF file; CasADi prints the expression of inverse dynamics as C. Both
programs are called for one sample at a time, 10,000 different states. They take turns, and the best
round of each counts. The error is relative to the largest torque. CppADCodeGen, Pinocchio's other
code generator, is in no package index.
"""

import argparse
import ctypes
import subprocess
import tempfile
import time
from pathlib import Path

import casadi
import exported
import numpy as np
import pinocchio

import rnea

GENERATOR = """#include <pinocchio/autodiff/casadi.hpp>
#include <pinocchio/multibody.hpp>
#include <pinocchio/algorithm/rnea.hpp>
#include <iostream>
using casadi::SX;
typedef Eigen::Matrix<SX, -1, 1> Vector;
static Vector numbers(const SX &x)
{
    Vector v(x.size1());
    for (int i = 0; i < v.size(); i++) v[i] = SX(x(i));
    return v;
}
int main(int, char **to)
{
    pinocchio::Model built;
    pinocchio::JointIndex id;
    Eigen::Matrix3d R, I;
    %s
    auto model = built.cast<SX>();
    decltype(model)::Data data(model);
    SX q = SX::sym("q", model.nq), qd = SX::sym("qd", model.nv), qdd = SX::sym("qdd", model.nv);
    pinocchio::rnea(model, data, numbers(q), numbers(qd), numbers(qdd));
    SX tau(model.nv, 1);
    for (int i = 0; i < model.nv; i++) tau(i) = data.tau[i];
    casadi::Function function("torques", {q, qd, qdd}, {tau});
    std::cout << function.n_instructions();
    function.generate("torques.c");
}
"""
CALLER = """#include <stdint.h>
int torques(const double **arg, double **res, long long *iw, double *w, int mem);
void rows(const double *q, const double *qd, const double *qdd, double *tau, int64_t count)
{{
    double w[20000];
    for (int64_t k = 0; k < count; k++) {{
        const double *arg[3] = {{q + k * {n}, qd + k * {n}, qdd + k * {n}}};
        double *res[1] = {{tau + k * {n}}};
        torques(arg, res, 0, w, 0);
    }}
}}
"""
# as Pinocchio's own build defines them
DEFINITIONS = ("-DBOOST_MPL_LIMIT_LIST_SIZE=30", "-DBOOST_MPL_LIMIT_VECTOR_SIZE=30")
DEFINITIONS += ("-DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS", "-DBOOST_FUSION_INVOKE_MAX_ARITY=12")


def built(model):
    """Lines of C++ that build a Pinocchio model again."""

    def listed(values):
        return ", ".join(repr(float(x)) for x in np.ravel(values))

    lines = [f"built.gravity.linear() << {listed(model.gravity.linear)};"]
    for j in range(1, model.njoints):
        place, body = model.jointPlacements[j], model.inertias[j]
        lines += [
            f"R << {listed(place.rotation)}; I << {listed(body.inertia)};",
            f"id = built.addJoint({model.parents[j]}, pinocchio::{model.joints[j].shortname()}(), "
            f'pinocchio::SE3(R, Eigen::Vector3d({listed(place.translation)})), "j{j}");',
            f"built.appendBodyToJoint(id, pinocchio::Inertia({body.mass!r}, "
            f"Eigen::Vector3d({listed(body.lever)}), I), pinocchio::SE3::Identity());",
        ]
    return "\n    ".join(lines)


def generated(folder, robot, options):
    """The function `rows` of CasADi's program, and the number of its operations."""
    urdf = folder / "arm.urdf"
    rnea.load(robot).save(urdf)
    prefix = Path(pinocchio.__file__).parents[4]
    symbols = Path(casadi.__file__).parent
    (folder / "generator.cpp").write_text(
        GENERATOR % built(pinocchio.buildModelFromUrdf(str(urdf)))
    )
    libraries = [str(prefix / "lib"), str(symbols)]
    command = ["g++", "-std=c++17", "-O1", "-w", *DEFINITIONS, f"-I{prefix}/include"]
    command += [f"-I{symbols}/include", "-I/usr/include/eigen3", "generator.cpp", "-o", "generator"]
    command += [f"-L{x}" for x in libraries] + [f"-Wl,-rpath,{x}" for x in libraries]
    command += ["-lpinocchio_default", "-lcasadi"]
    subprocess.run(command, cwd=folder, check=True)
    ran = subprocess.run(["./generator"], cwd=folder, check=True, capture_output=True, text=True)
    n = rnea.load(robot).n
    (folder / "rows.c").write_text(CALLER.format(n=n))
    command = ["gcc", *options.split(), "-shared", "-fPIC", "torques.c", "rows.c", "-lm"]
    subprocess.run([*command, "-o", "library.so"], cwd=folder, check=True)
    rows = ctypes.CDLL(str(folder / "library.so")).rows
    rows.argtypes = [ctypes.c_void_p] * 4 + [ctypes.c_int64]
    rows.restype = None
    return rows, int(ran.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--robots", default="ur5,panda")
    parser.add_argument("--repeat", type=int, default=9)
    given = parser.parse_args()
    options = "-O3 -march=native"
    print(f"casadi {casadi.__version__}, Pinocchio {pinocchio.__version__}, gcc {options}")
    print("| robot | exported C, ns | CasADi's C, ns | ratio | its instructions | error |")
    print("|---|---|---|---|---|---|")
    for robot in given.robots.split(","):
        arm = rnea.load(robot)
        states = np.random.default_rng(0).uniform(-1, 1, (3, exported.ROWS, arm.n))
        tau = np.empty((exported.ROWS, arm.n))
        pointers = [x.ctypes.data for x in (*states, tau)]
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = Path(folder) / "ours", Path(folder) / "theirs"
            ours.mkdir()
            theirs.mkdir()
            programs = {"ours": exported.build(ours, robot, "gcc", options)}
            programs["theirs"], count = generated(theirs, robot, options)
            programs["theirs"](*pointers, exported.ROWS)
            # rigid bodies alone, as Pinocchio computes them
            expected = arm.inverse_dynamics(*states, friction=False)
            error = np.abs(tau - expected).max() / np.abs(expected).max()
            best = dict.fromkeys(programs, np.inf)
            for _ in range(given.repeat):
                for name, rows in programs.items():
                    start = time.perf_counter()
                    rows(*pointers, exported.ROWS)
                    took = (time.perf_counter() - start) / exported.ROWS * 1e9
                    best[name] = min(best[name], took)
        ratio = best["theirs"] / best["ours"]
        print(
            f"| {robot} | {best['ours']:.0f} | {best['theirs']:.0f} | {ratio:.1f} | "
            f"{count} | {error:.1e} |"
        )


if __name__ == "__main__":
    main()
