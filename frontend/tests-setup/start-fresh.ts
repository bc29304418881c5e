import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, which loads jsdom, React and Mantine once. Each loads our own modules afresh,
 * and leaves no trace in the browser that they share.
 */
vi.resetModules();

afterAll(async () => {
  vi.useRealTimers();
  // A chunk that is still loading would be given this file's mocks in the middle of the next one.
  await vi.dynamicImportSettled();
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
