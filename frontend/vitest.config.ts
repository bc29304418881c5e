import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // Most tests of the server wait for real clocks and sockets, so more run at once than there are cores.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // Whole screens are slow in jsdom where other tests take the cores.
          testTimeout: 30_000,
          setupFiles: ['tests-setup/silent.ts', 'tests-setup/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What draws nothing. Starting jsdom costs a file more than a second, so the few that need a browser's globals
          // ask for it by a comment on top: `@vitest-environment jsdom`.
          name: 'logic',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          pool: 'threads',
          testTimeout: 20_000,
          setupFiles: ['tests-setup/silent.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          setupFiles: ['tests-setup/silent.ts'],
        },
      },
    ],
  },
});
