import { TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { slugsOf, type StaffDish } from '../../api/staff/staff-food';
import { provenTags } from '../../api/proven-tags';
import type { Pairing, SpicyLevel } from '../../domain/menu';
import { isGenericDrinkTag } from '../../domain/tags';
import { allergens, availability, basics, tags } from '../food/food-fields';
import type { FoodSources } from '../food/food-kind';
import { tagsOf } from '../food/food-tags';
import { choice } from '../kit/forms/choice-kind';
import { line, toggle } from '../kit/forms/field-kinds';
import { section, type ValuesOf } from '../kit/forms/field-list';
import { TextField } from '../kit/forms/fields';
import { later } from '../kit/shell/later';
import { MOST_PAIRINGS, pairing, pairingWords } from '../food/pairings';
import { dishKind } from './dish-kind';

const PairingsField = later(async () => (await import('./pairings-field')).PairingsField);

/** Edited with a switch, although the vocabulary also has a tag for it. */
const HALAL = 'halal';

const LEVELS: Readonly<Record<string, SpicyLevel>> = { '0': 0, '1': 1, '2': 2, '3': 3 };
const HEAT = [
  { value: '0', label: 'Not spicy' },
  { value: '1', label: 'A little' },
  { value: '2', label: 'Spicy' },
  { value: '3', label: 'Very spicy' },
];

export function dishFields(sources: FoodSources<StaffDish>) {
  const { vocabulary, entry, original } = sources;
  const worn = slugsOf((entry ?? original)?.dietary_tags ?? '');
  return {
    ...basics(sources, 'Shown while it is a Chef’s Pick, and where it is highlighted on the home page.'),
    ...section('On the menu', availability(dishKind.words)),
    ...section('Diet and spice', {
      dietary_tags: tags(vocabulary, HALAL, {
        isOffered: (slug) => !isGenericDrinkTag(slug) || worn.includes(slug),
      }),
      halal: {
        ...toggle({ label: 'Halal', help: 'Adds the tag “Halal”.' }),
        read: (dish: StaffDish) => tagsOf(dish).includes(HALAL),
      },
      spicy_level: {
        ...choice({
          label: 'How spicy',
          choices: HEAT,
          rule: z.pipe(
            z.string(),
            z.transform((level) => LEVELS[level] ?? 0),
          ),
          initial: '0',
          help: 'All but “Not spicy” get a Spicy badge.',
        }),
        read: (dish: StaffDish) => String(dish.spicy_level),
      },
      raw: toggle({
        label: 'Raw or undercooked',
        help: 'Adds the asterisk and advisory that the law requires.',
      }),
    }),
    ...allergens(vocabulary, dishKind.words),
    ...section('Goes with', {
      pairings: {
        label: 'Drinks',
        rule: z.array(pairing).check(z.maxLength(MOST_PAIRINGS)),
        initial: [],
        read: ({ pairings }: StaffDish): Pairing[] => pairings.map(({ id, name }) => ({ id, name })),
        send: (drinks: Pairing[]) => ({ pairingIds: drinks.map(({ id }) => id) }),
        alsoNamed: ['pairingIds'],
        show: pairingWords,
        control: (name: string) => (
          <PairingsField name={name} instead={<TextInput label="Drinks" disabled />} />
        ),
      },
    }),
    ...section('On the home page', {
      menuHighlightTag: {
        ...line({ label: 'Highlight tag', max: 40 }),
        control: (name: string) => <HighlightTagField name={name} />,
      },
    }),
  };
}

export type DishValues = ValuesOf<ReturnType<typeof dishFields>>;

/** Warns while typing that the site removes a free-from claim from this label. */
function HighlightTagField({ name }: { name: string }) {
  const { control } = useFormContext<Record<string, string>>();
  const tag = (useWatch({ control, name }) ?? '').trim();
  const isDropped = tag !== '' && provenTags([tag], false).length === 0;
  return (
    <TextField
      name={name}
      help={
        <>
          On its photo among the highlights, like “House favorite”.{' '}
          <strong role="status">
            {isDropped && 'Guests won’t see this. For “-free” claims, use a dietary tag above.'}
          </strong>
        </>
      }
    />
  );
}
