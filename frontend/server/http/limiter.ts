/** Thrown where more work waits than can be done in reasonable time. */
export class TooBusyError extends Error {}

/** Runs at most `atOnce` jobs at a time; up to `waiting` more stand in line, and any further one is refused at once. */
export function createLimiter(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const line: Array<() => void> = [];
  let running = 0;
  return async (job) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new TooBusyError('Too much is waiting already.');
      // Whoever ends hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
