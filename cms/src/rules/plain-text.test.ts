import { describe, expect, it } from 'vitest';
import { hasControlCharacters, tidyLine, tidyText } from './plain-text';

describe('tidyLine', () => {
  it.each([
    ['  Jamón  ibérico ', 'Jamón  ibérico'],
    ['Ana\r\nBcc: all@casa.example', 'Ana Bcc: all@casa.example'],
    ['a\tb\nc\u2028d\u2029e\u0085f', 'a b c d e f'],
    ['\n\n', ''],
    ['🍷 tinto', '🍷 tinto'],
    ['half \ud83c', 'half \ufffd'],
    ['a\u0000b', 'a\u0000b'],
  ])('%j', (input, expected) => expect(tidyLine(input)).toBe(expected));
});

describe('tidyText', () => {
  it.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['a\u2028b\u0085c', 'a\nb\nc'],
    ['\ttab kept\tinside\n', 'tab kept\tinside'],
    ['\udf77', '\ufffd'],
  ])('%j', (input, expected) => expect(tidyText(input)).toBe(expected));
});

describe('hasControlCharacters', () => {
  it.each([
    ['plain', false],
    ['two\nlines\tand a tab', false],
    ['emoji 👩‍🍳 and ñ', false],
    ['nul \u0000', true],
    ['escape \u001b[31m', true],
    ['delete \u007f', true],
    ['c1 \u009b', true],
  ])('%j', (input, expected) => expect(hasControlCharacters(input)).toBe(expected));
});
