/** Ends something that stands still. */
export interface StallClock {
  /** Aborted after the time without progress, and with the signal that was given. */
  signal: AbortSignal;
  /** Whether the time ran out, and that was what aborted it. */
  hasStalled: () => boolean;
  /** The time begins anew, in milliseconds. */
  progressed: (timeoutMs: number) => void;
  /** It is over: neither the time nor the given signal counts any more. */
  stop: () => void;
}

/** Starts a clock that runs out `timeoutMs` milliseconds after the last progress. */
export function startStallClock(timeoutMs: number, outer?: AbortSignal): StallClock {
  const controller = new AbortController();
  let hasStalled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  const abort = () => {
    stop();
    controller.abort();
  };
  const progressed = (nextMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasStalled = true;
      abort();
    }, nextMs);
  };
  if (outer?.aborted) abort();
  else {
    outer?.addEventListener('abort', abort);
    progressed(timeoutMs);
  }
  return { signal: controller.signal, hasStalled: () => hasStalled, progressed, stop };
}
