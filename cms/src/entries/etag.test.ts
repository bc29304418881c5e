import { describe, expect, it } from 'vitest';
import { allowsWrite, etagOf, matchesEtag } from './etag';

describe('etagOf', () => {
  it('is strong, and the same only for the same bytes', () => {
    expect(etagOf(Buffer.from('a'))).toMatch(/^"[\w-]{27}"$/);
    expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')));
    expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')));
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a"', true],
    ['*', true],
    ['', false],
    ['"b"', false],
    ['a', false],
  ])('%s: %s', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected);
  });
});

describe('allowsWrite', () => {
  const etag = '"abc"';
  it.each([
    ['', true],
    ['*', true],
    ['"abc"', true],
    [' "x" , "abc" ', true],
    ['"x"', false],
    ['W/"abc"', false],
    ['abc', false],
    ['""', false],
  ])('%j: %s', (header, expected) => expect(allowsWrite(header, etag)).toBe(expected));
});
