import { describe, expect, it } from 'vitest';
import { actionOf, changesBetween, stateAt, titleOf, type EntryState } from './entry-changes';

const mariscos = { id: 'm1', title: 'Mariscos' };
const gambas: EntryState = { name: 'Gambas', price: 12, category: mariscos, pairings: [], order: 1 };

describe('changesBetween', () => {
  it('has the old and the new value of each changed field', () => {
    const fino = { id: 'f1', title: 'Fino' };
    expect(changesBetween(gambas, { ...gambas, price: 14, pairings: [fino] })).toEqual({
      price: [12, 14],
      pairings: [[], [fino]],
    });
  });

  it('treats a renamed category as the same one', () => {
    const renamed = { ...gambas, category: { ...mariscos, title: 'Del mar' } };
    expect(changesBetween(gambas, renamed)).toEqual({});
  });
});

describe('actionOf', () => {
  const action = (before: EntryState | null, after: EntryState | null) =>
    actionOf(before, after, before && after ? changesBetween(before, after) : {});

  it.each([
    [null, gambas, 'created'],
    [gambas, null, 'deleted'],
    [gambas, { ...gambas, price: 14, order: 2 }, 'changed'],
    [gambas, { ...gambas, order: 2 }, 'reordered'],
    [gambas, gambas, null],
    [null, null, null],
  ])('%#: %s', (before, after, expected) => {
    expect(action(before, after)).toBe(expected);
  });
});

describe('stateAt', () => {
  it('is the entry before and after each kind of change', () => {
    const dearer = { ...gambas, price: 14 };
    const changed = { action: 'changed', state: dearer, changes: changesBetween(gambas, dearer) } as const;
    expect([stateAt('before', changed), stateAt('after', changed)]).toEqual([gambas, dearer]);
    const created = { action: 'created', state: gambas, changes: {} } as const;
    expect([stateAt('before', created), stateAt('after', created)]).toEqual([null, gambas]);
    const deleted = { action: 'deleted', state: gambas, changes: {} } as const;
    expect([stateAt('before', deleted), stateAt('after', deleted)]).toEqual([gambas, null]);
  });
});

describe('titleOf', () => {
  it.each([
    [{ name: 'Gambas' }, 'Gambas'],
    [{ name: ' ', title: 'Flamenco' }, 'Flamenco'],
    [{ name: null, dish: { id: 'd1', title: 'Pulpo' } }, 'Pulpo'],
    [{ name: 'plate.jpg', alternativeText: 'A plate' }, 'A plate'],
    [{}, ''],
  ])('%j is called “%s”', (state, title) => {
    expect(titleOf(state)).toBe(title);
  });
});
