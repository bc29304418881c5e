/** By two clocks: `steady` can't be set back, but stops while the machine sleeps; `wall` is the reverse. */
export interface Moment {
  steady: number;
  wall: number;
}

export function thisMoment(): Moment {
  return { steady: performance.now(), wall: Date.now() };
}

/** If the clock was set back, a moment that now lies in the future counts as old. */
export function msSince({ steady, wall }: Moment): number {
  return Math.max(performance.now() - steady, Math.abs(Date.now() - wall));
}
