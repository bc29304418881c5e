import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** jsdom remembers what made focus visible. */
const APART = ['src/ui/carousel/carousel.test.tsx'];

/** Most objects die with their test: a larger young generation means far fewer collections. */
const execArgv = ['--max-semi-space-size=32'];

const component = {
  environment: 'jsdom',
  execArgv,
  // Whole screens are slow in jsdom while other tests use the cores; only what hangs takes so long.
  testTimeout: 120_000,
  setupFiles: ['tests-setup/start-fresh.ts', 'tests-setup/silent.ts', 'tests-setup/dom.ts'],
};

export default defineConfig({
  plugins: [react()],
  test: {
    // Each process loads jsdom, React and Mantine: more of them than cores would only take more time.
    maxWorkers: availableParallelism(),
    // Starting jsdom, React and Mantine costs more than most files of tests: files share a process, and
    // tests-setup/start-fresh.ts keeps them apart.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { ...component, name: 'app', include: ['src/**/*.test.tsx'], exclude: APART },
      },
      { extends: true, test: { ...component, name: 'apart', include: APART, isolate: true } },
      {
        extends: true,
        test: {
          // Whatever renders nothing. The few that need a browser's globals say so on top:
          // `@vitest-environment jsdom`.
          name: 'logic',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          pool: 'threads',
          testTimeout: 60_000,
          setupFiles: ['tests-setup/start-fresh.ts', 'tests-setup/silent.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Most of these wait for real clocks and sockets, so more run at once than there are cores.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          include: ['server/**/*.test.ts'],
          environment: 'node',
          execArgv,
          testTimeout: 60_000,
          setupFiles: ['tests-setup/start-fresh.ts', 'tests-setup/silent.ts'],
        },
      },
    ],
  },
});
