export class TooBusyError extends Error {
  readonly statusCode = 429;

  constructor() {
    super('The site is busy right now. Please try again in a moment.');
  }
}

interface Limits {
  atOnce: number;
  waiting: number;
}

interface Lane extends Limits {
  running: number;
  line: Set<() => void>;
}

/** Jobs that wait for their turn in lanes, the most urgent lane first. */
export class WorkQueue<Urgency extends string> {
  readonly #lanes: ReadonlyMap<Urgency, Lane>;
  #running = 0;

  constructor(
    private readonly atOnce: number,
    lanes: Readonly<Record<Urgency, Limits>>,
    private readonly maxWaitMs = Infinity,
  ) {
    const limits = Object.entries(lanes) as Array<[Urgency, Limits]>;
    this.#lanes = new Map(
      limits.map(([urgency, limit]) => [urgency, { ...limit, running: 0, line: new Set() }]),
    );
  }

  /** Throws TooBusyError if the lane is full, the wait too long, or `left` aborts. A job that began is finished. */
  async run<T>(urgency: Urgency, job: () => Promise<T>, left?: AbortSignal): Promise<T> {
    const lane = this.#lanes.get(urgency);
    if (!lane) throw new Error(`There is no lane for ${urgency}.`);
    await this.#turn(lane, left);
    try {
      return await job();
    } finally {
      lane.running -= 1;
      this.#running -= 1;
      this.#startNext();
    }
  }

  #turn({ line, waiting }: Lane, left?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        left?.removeEventListener('abort', leave);
        line.delete(begin);
        settle();
      };
      const begin = () => end(resolve);
      const leave = () => end(() => reject(new TooBusyError()));
      const timer = this.maxWaitMs < Infinity ? setTimeout(leave, this.maxWaitMs).unref() : undefined;
      left?.addEventListener('abort', leave);
      line.add(begin);
      this.#startNext();
      if (line.size > waiting || left?.aborted) leave();
    });
  }

  #startNext(): void {
    for (const lane of this.#lanes.values()) {
      for (const begin of lane.line) {
        if (this.#running >= this.atOnce || lane.running >= lane.atOnce) break;
        lane.running += 1;
        this.#running += 1;
        begin();
      }
    }
  }
}

/** Any job beyond `atOnce` running and `waiting` queued is refused at once. */
export function createLimiter(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const queue = new WorkQueue(atOnce, { any: { atOnce, waiting } });
  return (job) => queue.run('any', job);
}
