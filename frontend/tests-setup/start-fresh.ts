import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, which loads jsdom, React and Mantine once. Each loads our own modules afresh,
 * and leaves no trace in the browser that they share.
 */
vi.resetModules();

// A timer that a file leaves behind can import modules, such as a part that is fetched while the screen is idle. It would
// bring them into the next file before that has mocked anything.
const { setTimeout } = globalThis;
const started: NodeJS.Timeout[] = [];
globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
  const timer = setTimeout(...given);
  started.push(timer);
  return timer;
}) as typeof setTimeout;

afterAll(async () => {
  vi.useRealTimers();
  globalThis.setTimeout = setTimeout;
  started.forEach(clearTimeout);
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
