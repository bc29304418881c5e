import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { filesFor } from './tests/databases.mts';
import { isLongRun } from './tests/how-much.mts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: filesFor(process.env.DATABASE_CLIENT === 'postgres' ? 'postgres' : 'sqlite', isLongRun),
          globalSetup: ['./tests/start-once.ts'],
          setupFiles: ['./tests/own-temporary-folder.ts', './tests/silence.ts'],
          // Strapi's packages take longer to load than most test files take to run.
          isolate: false,
          // Only what hangs takes so long, however busy the machine is.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
    // Strapi keeps itself in a global: two files at once need two processes.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    // Most objects die with their test: a larger young generation means far fewer collections.
    execArgv: ['--max-semi-space-size=32'],
    allowOnly: false,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['./tests/silence.ts'],
  },
});
