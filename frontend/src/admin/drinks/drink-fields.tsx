import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { StaffDrink } from '../../api/staff/staff-food';
import type { Pairing } from '../../domain/menu';
import { sulfitesOf } from '../../domain/sulfites';
import { WINE_STYLE_LABELS, wineStyle } from '../../domain/wine';
import { allergens, availability, basics, tags } from '../food/food-fields';
import type { FoodSources } from '../food/food-kind';
import { tagsOf } from '../food/food-tags';
import { line, number, toggle } from '../kit/forms/field-kinds';
import { section, type ValuesOf } from '../kit/forms/field-list';
import { orNull } from '../kit/forms/field-rules';
import { SelectField, TextField } from '../kit/forms/fields';
import { pairing, pairingWords } from '../food/pairings';
import { drinkKind } from './drink-kind';

/** Edited with a switch, although the vocabulary also has a tag for it. */
const ALCOHOL_FREE = 'alcohol-free';
const STYLES = WINE_STYLE_LABELS.map(([value, label]) => ({ value, label }));
const VINTAGE = /^(NV|(18|19|20)\d\d)?$/;

export function drinkFields(sources: FoodSources<StaffDrink>) {
  const { vocabulary } = sources;
  return {
    ...basics(sources, 'Shown with the drink while it is a Signature.'),
    ...section('Where it comes from', {
      producer: line({ label: 'Producer', max: 80, lang: 'es', help: 'As on the label, like Bodegas Muga.' }),
      vintage: {
        label: 'Vintage',
        isShort: true,
        rule: z
          .string()
          .check(z.trim(), z.toUpperCase(), z.regex(VINTAGE, 'must be a year, like 2019, or NV.')),
        initial: '',
        show: (typed: string) => typed || 'None',
        control: (name: string) => <TextField name={name} help="The year, or NV for non-vintage." />,
      },
      style: {
        label: 'Wine style',
        isShort: true,
        rule: orNull(z.string()),
        initial: '',
        read: ({ style }: StaffDrink) => style ?? '',
        show: (style: string) => wineStyle(style) ?? 'None',
        control: (name: string) => <StyleField name={name} />,
      },
      region: line({
        label: 'Region',
        max: 80,
        lang: 'es',
        help: 'Like Rioja or Penedès. Guests can search it.',
      }),
      grape: line({ label: 'Grape', max: 120, lang: 'es', help: 'One or more, like Tempranillo, Garnacha.' }),
      abv: {
        ...number('abv', {
          label: 'Alcohol',
          min: 0,
          max: 100,
          unit: '%',
          help: 'By volume, as on the label. Leave blank if unknown.',
        }),
        isShort: true,
      },
      alcohol_free: {
        ...toggle({ label: 'Alcohol-free', help: '0.0% alcohol. Guests see “No alcohol”.' }),
        read: (drink: StaffDrink) => tagsOf(drink).includes(ALCOHOL_FREE),
      },
    }),
    ...section('On the drinks list', {
      ...availability(drinkKind.words),
      dietary_tags: tags(vocabulary, ALCOHOL_FREE, {
        help: 'Guests see these, except the kind of drink and how it’s served, which only help search.',
      }),
    }),
    ...allergens(vocabulary, drinkKind.words),
    ...section('Goes with', {
      pairings: {
        label: 'Dishes',
        rule: z.array(pairing),
        initial: [],
        // A copied drink has no dishes: staff choose pairings on the dish.
        read: ({ pairings }: StaffDrink) =>
          sources.entry ? pairings.map(({ id, name }) => ({ id, name })) : [],
        send: () => ({}),
        show: pairingWords,
        control: (name: string) => <DishesOfDrink name={name} />,
      },
    }),
  };
}

export type DrinkValues = ValuesOf<ReturnType<typeof drinkFields>>;

/** Shows what diners will read about the wine's sulfites, since a wine without any is rare. */
function StyleField({ name }: { name: string }) {
  const drink = useWatch<DrinkValues>() as DrinkValues;
  const sulfites = sulfitesOf({
    style: wineStyle(drink.style),
    allergens: drink.allergens.contains,
    may_contain: drink.allergens.mayContain,
    allergens_confirmed: drink.allergens_confirmed,
  });
  return (
    <SelectField
      name={name}
      none="Not a wine"
      choices={STYLES}
      help={
        <strong role="status" className="warned hides-empty">
          {sulfites === 'without' &&
            'Guests will see “Without sulfites”. Nearly every wine has some: check the label, and the allergens below.'}
        </strong>
      }
    />
  );
}

/** Read-only: pairings are edited on the dish. */
function DishesOfDrink({ name }: { name: string }) {
  const pairings = useWatch<Record<string, Pairing[]>>({ name });
  return (
    <>
      <p className="note">
        To choose them, edit each dish under “Goes with”. The pairing shows on both pages.
      </p>
      {pairings.length > 0 && (
        <ul>
          {pairings.map(({ id, name: dish }) => (
            <li key={id}>
              <Link to={`/admin/menu/${encodeURIComponent(id)}`} lang="es" className="target">
                {dish}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
