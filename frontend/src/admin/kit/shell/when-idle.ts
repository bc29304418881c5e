const SETTLE_MS = 300;

/** Once what was asked for is on the screen, and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => run());
    else run();
  }, SETTLE_MS);
}
