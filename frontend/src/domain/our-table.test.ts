import { describe, expect, it } from 'vitest';
import { someDish, someDrink } from '../testing/dish';
import { NO_DIET, readDiet } from './diet';
import {
  addToTable,
  countOf,
  laidTable,
  MAX_COUNT,
  MAX_LINES,
  perPerson,
  readPeople,
  readTable,
  sizeSlug,
  type TableLine,
  writeTable,
} from './our-table';

const line = (parts: Partial<TableLine> = {}): TableLine => ({
  kind: 'dish',
  id: 'gildas',
  size: '',
  count: 1,
  ...parts,
});

describe('in an address', () => {
  it.each([
    ['', ''],
    ['d.gildas.2*w.fino.1.glass', 'd.gildas.2*w.fino.1.glass'],
    ['d.gildas.2*d.gildas.3', 'd.gildas.5'],
    ['d.gildas.2*d.gildas.3.racion', 'd.gildas.2*d.gildas.3.racion'],
    ['d.gildas.60*d.gildas.60', 'd.gildas.99'],
    ['d.gildas.0*d.pan.01', 'd.pan.1'],
    ['d.gildas.-1', ''],
    ['d.gildas.100', ''],
    ['x.gildas.1*d.<script>.1*d.pan.1.<b>*d..1*d.pan', ''],
    ['🍷*d.pan.1*%00', 'd.pan.1'],
    [`d.${'x'.repeat(65)}.1`, ''],
  ])('%s is read as %s', (text, canonical) => expect(writeTable(readTable(text))).toBe(canonical));

  it('reads back as it was written, whatever is on it', () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let turn = 0; turn < 500; turn += 1) {
      let lines: readonly TableLine[] = [];
      for (let step = 0; step < 80; step += 1) {
        const kind = next(2) === 0 ? 'dish' : 'drink';
        const size = ['', 'racion', 'glass'][next(3)] ?? '';
        lines = addToTable(lines, { kind, id: `id-${next(40)}`, size }, next(5) - 2);
      }
      expect(readTable(writeTable(lines))).toEqual(lines);
    }
  });

  it('has a bounded length, however much is on the list', () => {
    const many = Array.from({ length: 500 }, (_, index) => `d.${index}.1`).join('*');
    expect(readTable(many)).toHaveLength(MAX_LINES);
    const longest = Array.from({ length: MAX_LINES }, (_, index) =>
      line({ id: `${index}`.padStart(64, 'a'), size: 'a'.repeat(40), count: MAX_COUNT }),
    );
    expect(readTable(writeTable(longest))).toEqual(longest);
    // The web host reads addresses of 8,192 characters.
    expect(writeTable(longest).length).toBeLessThan(7_000);
    expect(readTable('d.gildas.1*'.repeat(100_000))[0]?.count).toBe(MAX_LINES);
    expect(readTable(`${'x*'.repeat(MAX_LINES)}d.gildas.1`)).toEqual([]);
    expect(readTable('.'.repeat(1_000_000))).toEqual([]);
  });

  it.each([
    ['', 2],
    ['4', 4],
    ['0', 1],
    ['400', 40],
    ['-3', 2],
    ['1e9', 2],
  ])('%j people are %i', (text, people) => expect(readPeople(text)).toBe(people));
});

it('subtracts what was added, and removes a line at zero', () => {
  const two = addToTable([line({ id: 'pan' })], line(), 2);
  expect(countOf(two, 'dish', 'gildas')).toBe(2);
  expect(addToTable(two, line(), -1)).toEqual([line({ id: 'pan' }), line()]);
  expect(addToTable(two, line(), -2)).toEqual([line({ id: 'pan' })]);
  expect(addToTable([], line(), -1)).toEqual([]);
});

it('counts one size, or all sizes', () => {
  const lines = readTable('d.gildas.2.tapa*d.gildas.1.racion*w.gildas.9');
  expect(countOf(lines, 'dish', 'gildas', 'tapa')).toBe(2);
  expect(countOf(lines, 'dish', 'gildas')).toBe(3);
});

it.each([
  ['Ración', 'racion'],
  ['Glass (150 ml)', 'glass-150-ml'],
  ['½ botella', '1-2-botella'],
  ['🍷', 'size'],
])('names the size %s as %s', (label, slug) => expect(sizeSlug(label)).toBe(slug));

it.each([
  [46, 4, 11.5],
  [100, 3, 33.34],
  [0, 3, 0],
  [7, 1, 7],
])('of %i among %i each pays %d', (total, people, each) => expect(perPerson(total, people)).toBe(each));

describe('laidTable', () => {
  const menu = {
    currency: 'USD',
    categories: [
      {
        name: 'Bites',
        slug: 'bites',
        items: [
          someDish({ id: 'gildas', name: 'Gildas', price: 8, allergens: ['fish'], may_contain: ['egg'] }),
          someDish({ id: 'nuts', name: 'Nuts', price: 4.5, allergens_confirmed: false }),
        ],
      },
      {
        name: 'Meat',
        slug: 'meat',
        items: [
          someDish({
            id: 'ribs',
            name: 'Ribs',
            price: 7,
            prices: [
              { label: 'Tapa', price: 7 },
              { label: 'Ración', price: 14 },
            ],
            allergens: ['egg'],
          }),
        ],
      },
    ],
  };
  const drinks = {
    currency: 'USD',
    categories: [
      {
        name: 'Sherry',
        slug: 'sherry',
        items: [someDrink({ id: 'fino', price: 9, allergens: ['sulfites'] })],
      },
    ],
  };
  const lay = (text: string, diet = NO_DIET) => laidTable(readTable(text), { menu, drinks }, diet);

  it('is in menu order, and adds up the prices that the menu shows', () => {
    const table = lay('w.fino.2*d.ribs.1.racion*d.gildas.3*d.ribs.2.tapa*d.nuts.1');
    expect(
      table.courses.map(({ name, entries }) => [name, entries.map(({ food, size }) => food.name + size)]),
    ).toEqual([
      ['Bites', ['Gildas', 'Nuts']],
      ['Meat', ['RibsRación', 'RibsTapa']],
      ['Sherry', ['Fino']],
    ]);
    // $4.50 is $5 on the menu.
    expect(table.total).toBe(2 * 9 + 14 + 3 * 8 + 2 * 7 + 5);
    expect(table).toMatchObject({ count: 9, dishes: 7 });
  });

  it.each(['d.paella.2', 'd.ribs.1', 'd.ribs.1.media', 'd.gildas.1.tapa', 'w.gildas.1'])(
    'keeps what is no longer available, and does not count it: %s',
    (text) => {
      const table = lay(`${text}*d.nuts.1`);
      expect(writeTable(table.gone.map((gone) => gone.line))).toBe(text);
      expect(table).toMatchObject({ total: 5, count: 1 });
    },
  );

  it('never mixes what it contains, what it may contain, and what nobody confirmed', () => {
    expect(lay('d.gildas.1*d.nuts.1*w.fino.1')).toMatchObject({
      contains: ['fish', 'sulfites'],
      traces: ['egg'],
      unconfirmed: ['Nuts'],
    });
    expect(lay('d.gildas.1*d.ribs.1.tapa')).toMatchObject({ contains: ['egg', 'fish'], traces: [] });
  });

  it('gives each line every warning that applies to the diner', () => {
    const { courses } = lay('d.gildas.1*d.nuts.1*d.ribs.1.tapa*w.fino.1', readDiet('egg,fish', 'vegan'));
    const entries = courses.flatMap((course) => course.entries);
    const none = { contains: [], traces: [] };
    expect(entries.map(({ isConfirmed, leftOut, unwanted }) => ({ isConfirmed, leftOut, unwanted }))).toEqual(
      [
        { isConfirmed: true, leftOut: { contains: ['fish'], traces: ['egg'] }, unwanted: ['vegan'] },
        { isConfirmed: false, leftOut: none, unwanted: ['vegan'] },
        { isConfirmed: true, leftOut: { contains: ['egg'], traces: [] }, unwanted: ['vegan'] },
        { isConfirmed: true, leftOut: none, unwanted: ['vegan'] },
      ],
    );
  });

  it('counts an allergen that the site does not know as unconfirmed', () => {
    const odd = someDish({ id: 'odd', name: 'Odd', allergens: ['lupin'] });
    const of = { menu: { ...menu, categories: [{ name: 'Odd', slug: 'odd', items: [odd] }] }, drinks };
    expect(laidTable(readTable('d.odd.1'), of, NO_DIET).unconfirmed).toEqual(['Odd']);
  });
});
