import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, which loads jsdom, React and Mantine once. Each loads our own modules afresh,
 * and leaves no trace in the browser that they share.
 */
vi.resetModules();

/** Shorter timers are left to run: libraries tidy up in them. dnd-kit lets clicks through again 50 ms after a drag. */
const TIDY_MS = 100;

// A timer that outlives its file may import modules, such as a part of a screen that is fetched while idle. They would be
// loaded during the next file, before that file has set up its mocks.
const { setTimeout } = globalThis;
const left: NodeJS.Timeout[] = [];
globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
  const timer = setTimeout(...given);
  if ((given[1] ?? 0) > TIDY_MS) left.push(timer);
  return timer;
}) as typeof setTimeout;

afterAll(async () => {
  vi.useRealTimers();
  globalThis.setTimeout = setTimeout;
  left.forEach(clearTimeout);
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
