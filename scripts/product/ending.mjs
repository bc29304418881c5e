import process from 'node:process';

const ONE_KEY_PRESS_MS = 500;
const controller = new AbortController();

/** Aborted once this command shall end: everything that it started ends with it. */
export const ending = controller.signal;

/**
 * Aborts `ending` on the first signal, and when the npm that runs us is gone: killed, it tells nobody but its shell. A second
 * signal ends us at once.
 */
export function endOnSignals() {
  let since = Infinity;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A Ctrl-C comes twice: the terminal sends it to all of us, and npm passes its own on.
      if (Date.now() - since > ONE_KEY_PRESS_MS) process.exit(130);
      since = Math.min(since, Date.now());
      controller.abort();
    });
  }
  // The terminal is closed: what is left to say must not keep us from tidying up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => controller.abort());
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event'] || parent <= 1) return;
  setInterval(() => process.ppid !== parent && controller.abort(), 1_000).unref();
}
