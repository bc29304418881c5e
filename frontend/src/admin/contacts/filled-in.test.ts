import { expect, it } from 'vitest';
import { filledIn, isFilledIn } from './filled-in';

it.each([
  ['Ana Muñoz', 'Ana'],
  ['ana muñoz', 'Ana'],
  ['MARY-ANN O’NEIL', 'Mary-Ann'],
  ['McKenna Price', 'McKenna'],
  ['Muñoz, Ana', 'Ana'],
  ['Ana & Luis Ruiz', 'Ana'],
  ['Dr. Ruiz', 'Dr. Ruiz'],
  ['J. Ruiz', 'J. Ruiz'],
  ['李 明', '李 明'],
])('greets %s as %s', (guest, name) => {
  expect(filledIn('Hello {name}, dear {name}', guest)).toBe(`Hello ${name}, dear ${name}`);
});

it.each(['ana@diner.example', '6175550100', 'A', 'Table 4', '🦐', '$& {name}'])(
  'leaves the placeholder visible if %s is not a name',
  (guest) => {
    const text = filledIn('Hello {name}', guest);
    expect(text).toBe('Hello {name}');
    expect(isFilledIn(text)).toBe(false);
  },
);
