import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, which loads jsdom, React and Mantine once. Each loads our own modules afresh,
 * and leaves no trace in the browser that they share.
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
  // Pushed, not replaced, so that the next file finds no forward entries.
  history.pushState(null, '', '/');
});
