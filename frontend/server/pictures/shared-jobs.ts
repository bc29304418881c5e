interface Job<T> {
  result: Promise<T>;
  waiting: number;
  left: AbortController;
}

export class SharedJobs<T> {
  readonly #jobs = new Map<string, Job<T>>();

  /** The signal given to `start` aborts once everyone who waits has left (`gone`). */
  join(key: string, gone: AbortSignal | null, start: (left: AbortSignal) => Promise<T>): Promise<T> {
    const job = this.#jobs.get(key) ?? this.#begin(key, start);
    job.waiting += 1;
    const leave = () => {
      job.waiting -= 1;
      if (job.waiting === 0) job.left.abort();
    };
    if (gone?.aborted) leave();
    else gone?.addEventListener('abort', leave, { once: true });
    return job.result;
  }

  #begin(key: string, start: (left: AbortSignal) => Promise<T>): Job<T> {
    const left = new AbortController();
    const result = start(left.signal).finally(() => this.#jobs.delete(key));
    const job = { result, waiting: 0, left };
    this.#jobs.set(key, job);
    return job;
  }
}
