const SETTLE_MS = 300;

/** Runs it once the current screen has rendered and the browser is idle. */
export function onceSettled(run: () => void): void {
  setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => run());
    else run();
  }, SETTLE_MS);
}
