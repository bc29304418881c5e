import { describe, expect, it } from 'vitest';
import { reordered } from './reorder';

const current = ['a', 'b', 'c', 'd'];

describe('reordered', () => {
  it.each([
    ['all of them', ['d', 'b', 'a', 'c'], ['d', 'b', 'a', 'c']],
    ['some of them: the others follow in their old order', ['c', 'a'], ['c', 'a', 'b', 'd']],
    ['none of them', [], current],
    ['one twice', ['a', 'a'], 'names an entry more than once.'],
    ['an unknown id', ['a', 'x'], 'names an entry that is not in this list.'],
  ])('%s', (_what, named, expected) => expect(reordered(current, named)).toEqual(expected));
});
