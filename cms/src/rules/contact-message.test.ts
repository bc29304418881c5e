import { describe, expect, it } from 'vitest';
import { changesSearchText, searchTextOf, tidyPagePath } from './contact-message';

const stored = {
  documentId: 'abc',
  name: 'José',
  email: 'jose@diner.example',
  subject: 'A table',
  phone: null,
  message: 'For four',
  pagePath: null,
  state: 'new' as const,
  createdAt: '2026-11-21T12:34:56.000Z',
  updatedAt: '2026-11-21T12:34:56.000Z',
};

describe('the search text', () => {
  it('has every field that people search for, folded', () => {
    const text = searchTextOf({ ...stored, phone: '617', pagePath: '/contact' });
    expect(text).toBe('jose\njose@diner.example\na table\n617\nfor four');
  });

  it.each([
    [{ name: 'Ana' }, true],
    [{ message: 'Hello' }, true],
    [{ state: 'read', updatedAt: 1 }, false],
  ])('changes with %j: %s', (data, expected) => {
    expect(changesSearchText(data)).toBe(expected);
  });
});

describe('the page it was sent from', () => {
  it.each([
    ['/contact', '/contact'],
    ['  /menu?x=1  ', '/menu?x=1'],
    ['/a\u0000b\tc', '/a b c'],
    ['', ''],
  ])('%j is kept as %j', (header, expected) => {
    expect(tidyPagePath(header)).toBe(expected);
  });

  it('is cut to 500 characters', () => {
    expect(tidyPagePath('/'.padEnd(9_000, 'x'))).toHaveLength(500);
  });
});
