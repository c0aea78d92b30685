// How finely the picture is drawn: where a machine cannot keep up, plainly while things move and
// finely as soon as they rest.

const REST = 250; // ms without a frame, at least
const APART = 800; // ms between frames that belong to no motion
const SLOW = 26; // ms a frame, beyond which sixty a second are out of reach

export class Pace {
  readonly #finely: () => void;
  #last = Number.NEGATIVE_INFINITY;
  #mean = 0;
  #timer = 0;

  /** finely: asked for when things rest after they were drawn plainly */
  constructor(finely: () => void) {
    this.#finely = finely;
  }

  /** Whether the frame that begins now is to be plain. */
  plain(now: number): boolean {
    const gap = now - this.#last;
    this.#last = now;
    if (gap > APART) return false;
    this.#mean += 0.25 * (gap - this.#mean);
    if (this.#mean < SLOW && this.#timer === 0) return false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        this.#finely();
      },
      Math.max(REST, 3 * this.#mean),
    );
    return true;
  }
}
