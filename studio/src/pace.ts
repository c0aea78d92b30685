// How finely the picture is drawn: where a machine cannot keep up, more and more plainly while
// things move, and finely as soon as they rest.

const REST = 250; // ms without a frame, at least
const SLOW = 26; // ms until a frame comes, beyond which sixty a second are out of reach
const QUICK = 18; // ms within which there is room for more
const PATIENCE = 4; // frames before a step, and many more before one back

/** Pixels of the picture along each pixel of the screen, finest first; null: all there are. */
const STEPS = [null, 1, 0.7, 0.5] as const;
export type Fineness = (typeof STEPS)[number];

export class Pace {
  readonly #finely: () => void;
  #mean = 0;
  #timer = 0;
  #step = 0;
  #since = 0;

  /** finely: asked for when things rest after they were drawn plainly */
  constructor(finely: () => void) {
    this.#finely = finely;
  }

  /** How finely a frame is to be drawn that came so many ms after it was asked for. */
  fineness(waited: number): Fineness {
    this.#mean += 0.25 * (waited - this.#mean);
    this.#since += 1;
    if (this.#mean > SLOW && this.#since >= PATIENCE) this.#to(this.#step + 1);
    else if (this.#mean < QUICK && this.#since >= 20 * PATIENCE) this.#to(this.#step - 1);
    const fineness = STEPS[this.#step];
    clearTimeout(this.#timer);
    if (fineness !== null)
      this.#timer = window.setTimeout(this.#finely, Math.max(REST, 3 * this.#mean));
    return fineness;
  }

  #to(step: number): void {
    this.#since = 0;
    this.#step = Math.min(STEPS.length - 1, Math.max(0, step));
  }
}
