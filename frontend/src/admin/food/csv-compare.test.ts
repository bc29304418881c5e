import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DISH_COLUMNS } from '../../api/generated/wire';
import { someStaffDish } from '../../testing/admin/food';
import { compareRows, isChanged, isNew, isWrong, type CsvLine } from './csv-compare';
import { foodCsv } from './csv-export';
import { readCsv } from './csv-file';

const references = {
  id: [
    { id: 'cold', name: 'Cold', slug: 'cold' },
    { id: 'hot', name: 'Hot', slug: 'hot' },
    { id: 'hot2', name: 'Hot', slug: 'hot-1' },
  ],
  ids: [
    { id: 'cava', name: 'Cava' },
    { id: 'rioja', name: 'Rioja | Crianza' },
    { id: 'fino', name: 'Fino' },
  ],
};
const terms = [
  { slug: 'milk', label: 'Milk' },
  { slug: 'gluten-free', label: 'Gluten-free' },
];

const BRAVAS = someStaffDish({
  id: 'bravas',
  name: 'Bravas',
  price: 10,
  allergens: 'milk|egg',
  spicy_level: 2,
});
const FOODS = [
  BRAVAS,
  someStaffDish({ id: 'pan', name: 'Pan', allergens_confirmed: false, dietary_tags: 'gluten-free' }),
  someStaffDish({ id: 'flan', name: 'Flan' }),
  someStaffDish({ id: 'flan2', name: 'flan ' }),
];

function compare(csv: string, foods = FOODS, isKitchenSure = false) {
  const file = readCsv(new TextEncoder().encode(csv), DISH_COLUMNS);
  if ('problem' in file) throw new Error(file.problem);
  return compareRows(file.rows, DISH_COLUMNS, { foods, references, terms }, isKitchenSure);
}

const kindOf = (line: CsvLine) =>
  isWrong(line) ? 'wrong' : isNew(line) ? 'new' : isChanged(line) ? 'changed' : 'same';
const told = ({ problems }: CsvLine) => problems.map(({ label, text }) => `${label ?? ''}: ${text}`);
const only = (csv: string, isKitchenSure = false) => compare(csv, FOODS, isKitchenSure)[0] as CsvLine;

const oddText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`"',;|=+-@\n\r\t \uFEFF'ñ＝a1`.split(''), '🦐'), maxLength: 12 }),
  fc.constantFrom(
    '=HYPERLINK("https://a.example")',
    ' -2+3',
    "'=1",
    "''",
    '1/2',
    '007',
    'Yes',
    '12,50',
    '\r\n',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const oddDish = fc
  .record({
    name: oddText.map((name) => `x${name}`),
    description: oddText,
    menuHighlightTag: oddText,
    price: fc.constantFrom(0, 7, 12.5, 10_000),
    prices: fc.array(fc.record({ label: oddText, price: fc.nat(99) }), { maxLength: 3 }),
    category: fc.constantFrom('cold', 'hot', 'hot2', 'deleted'),
    allergens: fc.constantFrom('', 'egg|milk', 'milk|egg', 'no-longer-there'),
    dietary_tags: fc.constantFrom('', 'vegan', 'vegan|gluten-free'),
    pairingIds: fc.uniqueArray(fc.constantFrom('cava', 'rioja', 'fino', 'gone')),
    available: fc.boolean(),
    allergens_confirmed: fc.boolean(),
  })
  .map(someStaffDish);

it.each([true, false])(
  'a round trip changes nothing, whatever the text (kitchen sure: %s)',
  (isKitchenSure) => {
    const asSaved = fc.constantFrom<(csv: string) => string>(
      (csv) => csv,
      // No program that ends lines with \n produces the line ending \r\r\n.
      (csv) => csv.replaceAll(/(?<!\r)\r\n/g, '\n'),
      (csv) => csv.replace('\uFEFF', ''),
    );
    fc.assert(
      fc.property(fc.array(oddDish, { minLength: 1, maxLength: 5 }), asSaved, (dishes, save) => {
        const foods = dishes.map((dish, at) => ({ ...dish, id: `d${at}` }));
        const lines = compare(save(foodCsv(foods, DISH_COLUMNS, references)), foods, isKitchenSure);
        // A round trip must not ask the kitchen about a dish that said Yes and still does.
        return (
          lines.length === foods.length &&
          lines.every((line) => kindOf(line) === 'same' && !line.needsKitchen)
        );
      }),
    );
  },
);

it('has a column for each field that staff set, with the labels they know', () => {
  const lines = foodCsv([BRAVAS], DISH_COLUMNS, references).slice('\uFEFF'.length).split('\r\n');
  const [headings = [], row = []] = lines.map((line) => JSON.parse(`[${line}]`) as string[]);
  expect(headings.slice(0, 4)).toEqual(['ID', 'Name', 'Price', 'Several prices']);
  expect(headings.join()).not.toMatch(/picture|photo|image/i);
  expect(Object.fromEntries(headings.map((heading, at) => [heading, row[at]]))).toMatchObject({
    Name: 'Bravas',
    Price: '10',
    'Several prices': '',
    Category: 'Cold',
    Order: '999',
    'On the menu': 'Yes',
    'Chef’s Pick': 'No',
    Contains: 'milk | egg',
    'Allergens confirmed': 'Yes',
    'How spicy': '2',
  });
});

it('lists each change, and sends nothing else', () => {
  const line = only(
    'Price,Several prices,Category,Goes with,ID,How spicy\n16,tapa 16 | ½ ración $20,Cold,cava | Fino,bravas,2',
  );
  expect(line).toMatchObject({ row: 2, name: 'Bravas', problems: [] });
  expect(line.values).toEqual({
    price: 16,
    prices: [
      { label: 'tapa', price: 16 },
      { label: '½ ración', price: 20 },
    ],
    pairingIds: ['cava', 'fino'],
  });
  expect(line.changes).toEqual([
    { label: 'Price', from: '10', to: '16', isBig: true },
    { label: 'Several prices', from: '', to: 'tapa 16 | ½ ración 20', isBig: false },
    { label: 'Goes with', from: '', to: 'Cava | Fino', isBig: false },
  ]);
});

it('accepts sizes on separate lines, but no size that contains another’s price', () => {
  const prices = [
    { label: 'tapa', price: 7 },
    { label: '1/2 ración', price: 14 },
  ];
  expect(only('ID,Several prices\nbravas,"tapa 7\n1/2 ración 14"').values).toEqual({ prices });
  for (const cell of ['tapa 7 / ración 14', '"tapa $7, ración $14"', 'tapa 7; ración 14', 'tapa 7/ración 14'])
    expect(told(only(`ID,Several prices\nbravas,${cell}`)), cell).toHaveLength(1);
});

it.each([
  ['Name,Contains,How spicy\nBravas,"Egg, MILK",2', 'same'],
  ['Name,Available\nBravas,true', 'same'],
  ['Name,Description\nBravas,', 'same'],
  ['Name,How spicy\nBravas,1', 'changed'],
  ['Name,Price\nTortilla,9', 'new'],
  ['ID,Name\n,Tortilla', 'new'],
])('a row without an ID is the dish of its name, or a new one: %j', (csv, kind) =>
  expect(kindOf(only(csv))).toBe(kind),
);

it.each([
  ['ID\ngone', ': This ID no longer exists. Leave the ID blank to add this as new.'],
  ['Name\nFLAN', ': 2 entries have this name. Enter the ID of the right one; “Download” lists the IDs.'],
  ['ID,Name,Price\n,,9', ': The name is missing.'],
  ['ID,Available\nbravas,maybe', 'On the menu: must be Yes or No, not “maybe”.'],
  ['ID,Available\nbravas,', 'On the menu: can’t be blank.'],
  ['ID,Price\nbravas,ten', 'Price: must be a number, not “ten”.'],
  [
    'ID,Several prices\nbravas,tapa 7 | big',
    'Several prices: must be like “tapa 7 | ración 14”: “big” is not.',
  ],
  ['ID,Category\nbravas,Soups', 'Category: “Soups” doesn’t exist yet. Add it first, or check the spelling.'],
  ['ID,Category\nbravas,hot', ''],
  ['ID,Category\nbravas,HOT', 'Category: 2 entries are called “HOT”. Enter the ID of the right one.'],
  ['ID,Contains\npan,wheat', 'Dietary tags: It’s tagged “Gluten-free” but contains wheat.'],
])('says what is wrong, and in which column: %j', (csv, problem) =>
  expect(told(only(csv))).toEqual(problem === '' ? [] : [problem]),
);

it('refuses both of two rows about one dish', () => {
  const lines = compare('ID,Name,Price\nbravas,Bravas,9\n,BRAVAS,8\n,Tortilla,7\n,tortilla,6\n,Sopa,5');
  expect(lines.map(kindOf)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'new']);
  expect(told(lines[1] as CsvLine)).toEqual([': Rows 2 and 3 are for the same entry. Keep only one.']);
});

it.each([
  ['changes what a confirmed dish contains', 'ID,Contains\nbravas,milk', false, true],
  ['changes it and says Yes, as before', 'ID,Contains,Allergens confirmed\nbravas,milk,Yes', false, true],
  ['changes it and says No', 'ID,May contain,Allergens confirmed\nbravas,fish,No', false, false],
  ['confirms a dish that was not', 'ID,Allergens confirmed\npan,Yes', undefined, true],
  ['adds a dish as confirmed', 'Name,Allergens confirmed\nSopa,Yes', undefined, true],
  ['gives a confirmed dish another name', 'ID,Name\nbravas,Almejas', false, undefined],
  ['changes nothing about allergens', 'ID,Contains,Price\nbravas,egg|milk,11', undefined, undefined],
])('asks the kitchen if a row %s', (_, csv, confirmedByFile, confirmedByKitchen) => {
  expect(only(csv).values.allergens_confirmed).toBe(confirmedByFile);
  expect(only(csv, true).values.allergens_confirmed).toBe(confirmedByKitchen);
});
