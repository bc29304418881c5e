/** By two clocks: the one that can't be set back stands still while the machine sleeps. */
export interface Moment {
  steady: number;
  wall: number;
}

export function thisMoment(): Moment {
  return { steady: performance.now(), wall: Date.now() };
}

/** A moment that is yet to come, to a clock that was set back, counts as old. */
export function msSince({ steady, wall }: Moment): number {
  return Math.max(performance.now() - steady, Math.abs(Date.now() - wall));
}
