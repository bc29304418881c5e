const LATEST_MS = 3_000;

/** Once the page has loaded and the browser has nothing better to do: the time for what nobody waits for. */
export function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = () => {
      // Safari has no such callback.
      if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
      else requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
}
