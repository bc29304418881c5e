import { expect, it } from 'vitest';
import { isId } from './ids';

it.each([
  ['k2v9x7d1m3q8w5r0t6y4u2i1', true],
  ['1', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['A', false],
  ['a b', false],
  ['a\n', false],
  ["' OR 1=1 --", false],
])('%j: %s', (text, expected) => expect(isId(text)).toBe(expected));
