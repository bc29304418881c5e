import { afterAll, vi } from 'vitest';

/**
 * Files of tests share a process, which loads jsdom, React and Mantine once. Each loads our own modules anew, and leaves no trace
 * in the browser that they share.
 */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  // Pushed, not replaced: nothing lies ahead of the next file in the history.
  history.pushState(null, '', '/');
});
