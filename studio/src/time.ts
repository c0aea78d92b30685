// Who moves the robot by itself: a motion that is played, a robot that is let go, the recursion
// that steps on. One of them at a time; whoever begins stops the one before.

/** after a page that was hidden comes back, time goes on where it was */
const LONGEST_FRAME = 0.25; // s

interface Run {
  /** called once a frame with the seconds since the last one */
  frame(seconds: number): void;
  /** called when it has ended, whoever ended it */
  ended(): void;
}

export class Time {
  #run: Run | null = null;
  #frame = 0;
  #last = 0;

  get running(): boolean {
    return this.#run !== null;
  }

  start(run: Run): void {
    this.stop();
    this.#run = run;
    this.#last = performance.now();
    this.#ask();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    const run = this.#run;
    this.#run = null;
    run?.ended();
  }

  #ask(): void {
    this.#frame = requestAnimationFrame((now) => {
      const seconds = Math.min(Math.max(0, now - this.#last) / 1000, LONGEST_FRAME);
      this.#last = Math.max(now, this.#last);
      const run = this.#run;
      run?.frame(seconds);
      if (this.#run === run && run !== null) this.#ask();
    });
  }
}
