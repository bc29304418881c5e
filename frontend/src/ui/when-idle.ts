const LATEST_MS = 3_000;

export function whenIdle(callback: () => void): () => void {
  let cancelIdle = () => {};
  const wait = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, 200);
      cancelIdle = () => clearTimeout(timer);
    } else {
      const handle = requestIdleCallback(callback, { timeout: LATEST_MS });
      cancelIdle = () => cancelIdleCallback(handle);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancelIdle();
  };
}
