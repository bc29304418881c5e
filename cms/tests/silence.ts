import { afterEach, beforeEach, expect, vi } from 'vitest';

const said: string[] = [];

// Fails a test that writes an unexpected error or warning to the console.
beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
