// Least squares for the hand: which step of a few speeds brings something nearest to where it is
// wanted. Where things are, the kernels say; here only the search is.

const ROUNDS = 12;
const NUDGE = 1e-6;

/** apart: what is left between where things are and where they are wanted, after a step. */
export function follow(size: number, apart: (step: number[]) => number[]): number[] {
  let step = new Array<number>(size).fill(0);
  let rest = apart(step);
  let damping = 1e-6;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = step.map((_, j) => {
      const nudged = step.map((x, k) => (k === j ? x + NUDGE : x));
      return apart(nudged).map((x, k) => (x - rest[k]) / NUDGE);
    });
    const normal = slopes.map((a, i) => slopes.map((b, j) => dot(a, b) + (i === j ? damping : 0)));
    const by = solved(
      normal,
      slopes.map((a) => -dot(a, rest)),
    );
    const tried = step.map((x, k) => x + by[k]);
    const left = apart(tried);
    if (dot(left, left) < dot(rest, rest)) {
      [step, rest] = [tried, left];
      damping /= 4;
    } else damping = Math.max(8 * damping, 1e-6);
    if (Math.hypot(...by) < 1e-7) break;
  }
  return step;
}

const dot = (a: number[], b: number[]) => a.reduce((sum, x, k) => sum + x * b[k], 0);

/** A small symmetric system with a positive diagonal, by elimination. */
function solved(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, k) => [...row, right[k]]);
  for (let k = 0; k < n; k += 1)
    for (let i = k + 1; i < n; i += 1) {
      const factor = rows[i][k] / rows[k][k];
      for (let j = k; j <= n; j += 1) rows[i][j] -= factor * rows[k][j];
    }
  const out = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k -= 1) {
    let sum = rows[k][n];
    for (let j = k + 1; j < n; j += 1) sum -= rows[k][j] * out[j];
    out[k] = rows[k][k] > 0 ? sum / rows[k][k] : 0;
  }
  return out;
}
