import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['tests/**/*.test.ts'],
          // What SQLite, with its one connection, cannot come to.
          exclude: process.env.DATABASE_CLIENT === 'postgres' ? [] : ['tests/**/*.postgres.test.ts'],
          globalSetup: ['./tests/start-once.ts'],
          // One Strapi at a time: it keeps itself in a global.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
    pool: 'forks',
    allowOnly: false,
    setupFiles: ['./tests/silence.ts'],
  },
});
