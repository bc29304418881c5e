import { expect, it } from 'vitest';
import { differing, isSame, isSameKind } from './same-value';

const picture = { id: 'p', src: '/p.jpg', alt: 'A plate' };

it.each([
  ['Pan', ' Pan\n', true],
  ['Pan', 'pan', false],
  ['', null, false],
  [[], {}, false],
  [['a', 'b'], ['a', 'b '], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [picture, { ...picture, alt: 'A better word' }, true],
  [picture, { ...picture, id: 'q' }, false],
  [picture, null, false],
])('%j and %j: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
  expect(isSame(other, one)).toBe(expected);
});

it('names the fields that differ', () => {
  expect(differing(['a', 'b'], { a: '1', b: '2', c: '3' }, { a: '1', b: '', c: '' })).toEqual(['b']);
});

it('knows which values fit a field', () => {
  expect([isSameKind('a', ''), isSameKind(1, ''), isSameKind([], {}), isSameKind(null, picture)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
