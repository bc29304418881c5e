import process from 'node:process';

const ONE_KEY_PRESS_MS = 500;
const controller = new AbortController();

/** Aborted when this command should end: everything that it started ends with it. */
export const ending = controller.signal;

/**
 * Aborts `ending` on the first signal, or when the npm that runs us is gone: if npm is killed, only its shell is told.
 * A second signal ends us at once.
 */
export function endOnSignals() {
  let since = Infinity;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C arrives twice: the terminal signals the whole process group, and npm forwards its own.
      if (Date.now() - since > ONE_KEY_PRESS_MS) process.exit(130);
      since = Math.min(since, Date.now());
      controller.abort();
    });
  }
  // Usually the terminal has been closed. A full disk (ENOSPC) is not a reason to end.
  for (const stream of [process.stdout, process.stderr])
    stream.on(
      'error',
      (/** @type {NodeJS.ErrnoException} */ { code }) => code !== 'ENOSPC' && controller.abort(),
    );
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event'] || parent <= 1) return;
  setInterval(() => process.ppid !== parent && controller.abort(), 1_000).unref();
}
