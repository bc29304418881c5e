import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, which loads jsdom, React and Mantine once. Each loads our own modules afresh,
 * and leaves no trace in the browser that they share.
 */
vi.resetModules();

// Otherwise Vitest goes on using the factory by which an earlier file mocked a module, even where this file mocks it by
// `spy` or not at all (vitest-dev/vitest#10290).
interface Worker {
  evaluatedModules: { idToModuleMap: Map<string, { meta?: object }> };
}
const { __vitest_worker__: worker } = globalThis as unknown as { __vitest_worker__: Worker };
for (const module of worker.evaluatedModules.idToModuleMap.values())
  if (module.meta && 'mockedModule' in module.meta) delete module.meta;

/** Timers up to this long are awaited: libraries clean up in them (dnd-kit re-enables clicks 50 ms after a drag). */
const TIDY_MS = 100;

// A timer that outlives its file may import modules, such as a part of a screen that is fetched while idle. They would
// be loaded during the next file, before that file has set up its mocks.
const { setTimeout } = globalThis;
const long: NodeJS.Timeout[] = [];
let lastShort = 0;
globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
  const timer = setTimeout(...given);
  const [, ms = 0] = given;
  if (ms > TIDY_MS) long.push(timer);
  else lastShort = Math.max(lastShort, performance.now() + ms);
  return timer;
}) as typeof setTimeout;

afterAll(async () => {
  vi.useRealTimers();
  for (let wait = 0; wait >= 0; wait = lastShort - performance.now()) {
    await new Promise((wake) => setTimeout(wake, wait + 1));
    await vi.dynamicImportSettled();
  }
  globalThis.setTimeout = setTimeout;
  // Unref'd timers belong to libraries. Clearing undici's would stop its clock for good: later files' requests would
  // never time out.
  for (const timer of long) if (timer.hasRef()) clearTimeout(timer);
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
