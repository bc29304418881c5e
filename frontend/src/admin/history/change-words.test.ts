import { describe, expect, it } from 'vitest';
import type { Change } from '../../api/staff/staff-history';
import { changeWire } from '../../testing/admin/change-wire';
import { changeWords, entryPath, personOf, shownFields, titleOf, valueWords } from './change-words';

const words = (name: string, value: Change['fields'][number]['from']) => valueWords(name, value, 'USD');

describe('valueWords', () => {
  it.each([
    ['price', 12.5, '$12.50'],
    ['order', 3, '3'],
    ['available', false, 'No'],
    ['description', null, ''],
    ['style', 'red', 'Red'],
    ['pairings', ['Fino', 'Rioja'], 'Fino · Rioja'],
    ['prices', [{ label: 'ración', price: 20 }], 'ración $20'],
    [
      'hours',
      [{ day: 'monday', closed: false, opens: '16:00', closes: '22:00' }],
      'Monday 4:00 PM – 10:00 PM',
    ],
    [
      'exceptions',
      [{ date: '2026-12-25', closed: true, note: 'Christmas' }],
      'Fri, Dec 25, 2026 closed (Christmas)',
    ],
  ])('%s: %j is “%s”', (name, value, expected) => {
    expect(words(name, value)).toBe(expected);
  });
});

describe('changeWords', () => {
  const between = (from: string[], to: string[]) =>
    changeWords({ name: 'pairings', label: 'Drinks', from, to }, 'USD');

  it('leaves out items that are in both lists', () => {
    expect(between(['Fino', 'Rioja'], ['Rioja', 'Cava'])).toEqual({ from: 'Fino', to: 'Cava' });
  });

  it('shows the whole list if only its order changed', () => {
    expect(between(['Fino', 'Rioja'], ['Rioja', 'Fino'])).toEqual({
      from: 'Fino · Rioja',
      to: 'Rioja · Fino',
    });
  });

  it('says that a photo is different even if it has the same alt text', () => {
    const field = { name: 'image', label: 'Photo', from: 'Prawns', to: 'Prawns' };
    expect(changeWords(field, 'USD')).toEqual({ from: 'Prawns', to: 'a different photo, same alt text' });
  });
});

describe('A change', () => {
  it('lists several prices once', () => {
    const names = (...given: string[]) =>
      shownFields(
        changeWire({ fields: given.map((name) => ({ name, label: '', from: 1, to: 2 })) }),
        'America/New_York',
      ).map(({ name }) => name);
    expect(names('name', 'price', 'prices')).toEqual(['name', 'prices']);
    expect(names('name', 'price')).toEqual(['name', 'price']);
  });

  it('shows times by the restaurant’s clock', () => {
    const field = { name: 'sold_out_until', label: '', from: null, to: '2026-11-21T21:00:00.000Z' };
    const [shown] = shownFields(changeWire({ fields: [field] }), 'America/New_York');
    expect(shown).toEqual({ ...field, to: 'Sat, Nov 21, 2026, 4:00 PM' });
  });

  it('links to the form of its entry, if there is one', () => {
    expect(entryPath(changeWire({ kind: 'dish', entry: 'd1' }))).toBe('/admin/menu/d1');
    expect(entryPath(changeWire({ kind: 'dish', entry: 'd1', action: 'deleted' }))).toBeNull();
    expect(entryPath(changeWire({ kind: 'dish', entry: '' }))).toBe('/admin/menu');
    expect(entryPath(changeWire({ kind: 'dish-category', entry: 'c1' }))).toBe('/admin/menu/categories');
    expect(entryPath(changeWire({ kind: 'allergen', entry: 'a1' }))).toBeNull();
  });

  it('of an order is named after what was reordered', () => {
    expect(titleOf(changeWire({ entry: '', title: 'Mariscos' }))).toBe('Order of Mariscos');
    expect(titleOf(changeWire({ entry: '', title: '', kind: 'dish-category' }))).toBe(
      'Order of menu categories',
    );
  });

  it('names the person, and the panel if it came from there', () => {
    expect(personOf(changeWire({ by: { kind: 'panel', id: 'p1', name: 'Ana' } }))).toBe(
      'Ana (content panel)',
    );
    expect(personOf(changeWire({ by: { kind: 'system', id: '', name: '' } }))).toBe('The website');
  });
});
