import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

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

// Vitest keeps every spy, with what it was called with, which may refer to the whole CMS.
afterAll(() => void vi.clearAllMocks());
