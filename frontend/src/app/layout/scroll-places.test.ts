// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readPlaces, writePlaces } from './scroll-places';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('passes the latest fifty positions on to the next page of the tab', () => {
  const places = new Map(Array.from({ length: 60 }, (_, index) => [`entry-${index}`, index * 10]));
  writePlaces(places);
  const read = readPlaces();
  expect(read.size).toBe(50);
  expect(read.get('entry-59')).toBe(590);
  expect(read.has('entry-9')).toBe(false);
});

it.each(['', 'no JSON', '{}', '[1]', '[["a","b"]]', 'null'])('treats %j in storage as empty', (stored) => {
  sessionStorage.setItem('scroll-places', stored);
  expect(readPlaces().size).toBe(0);
});

it('works if storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readPlaces().size).toBe(0);
  expect(() => writePlaces(new Map([['a', 1]]))).not.toThrow();
});
