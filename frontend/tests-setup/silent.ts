import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Fails a test that writes an unexpected error or warning to the console. A test that expects one says so by its own
 * `vi.spyOn(console, 'error').mockImplementation(...)`. Vitest itself fails the run on an unhandled rejection.
 */
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      written.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (written.length > 0) throw new Error(`The test wrote to the console.\n${written.join('\n')}`);
});
