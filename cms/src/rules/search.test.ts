import { describe, expect, it } from 'vitest';
import { isFound } from './search';

describe('isFound', () => {
  it.each([
    ['', ['anything'], true],
    ['  ', [], true],
    ['jamon', ['Tabla', 'Jamón Ibérico'], true],
    ['JAMÓN', ['jamon'], true],
    ['pina', ['Piña colada'], true],
    ['crème', ['Creme brulee'], true],
    ['pulpo', ['Pulp', 'o'], false],
    ['.*', ['anything'], false],
  ])('%j in %j: %s', (search, texts, expected) => expect(isFound(search, texts)).toBe(expected));
});
