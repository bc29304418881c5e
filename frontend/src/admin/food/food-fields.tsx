import { Alert } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { slugsOf, type StaffFood } from '../../api/staff/staff-food';
import type { Pairing } from '../../domain/menu';
import type { Term, Vocabulary } from '../../api/staff/vocabulary';
import { line, longText, select, toggle } from '../kit/forms/field-kinds';
import { section, type ValuesOf } from '../kit/forms/field-list';
import { picture } from '../kit/forms/picture-kind';
import { SeveralField } from '../kit/forms/several-field';
import { type AllergenAnswers, allergenAnswers, AllergensField } from './allergens-field';
import type { FoodSources, FoodWords } from './food-kind';
import { prices } from './prices';
import { inLegendOrder } from './slug-order';
import { tagWarnings } from './tag-warnings';

const joinedSlugs = z.pipe(
  z.array(z.string()),
  z.transform((slugs) => slugs.join('|')),
);

const labeled = (slugs: readonly string[], terms: readonly Term[]) =>
  slugs.map((slug) => terms.find((term) => term.slug === slug)?.label ?? slug).join(', ') || 'None';

export function basics({ categories, vocabulary }: FoodSources<StaffFood>, pictureHelp: string) {
  return section('Basics', {
    name: line({
      label: 'Name',
      max: 120,
      isRequired: true,
      lang: 'es',
      help: 'Spanish name, as printed on the menu.',
    }),
    prices: prices(vocabulary.currency),
    category: select({
      label: 'Category',
      none: 'Choose a category',
      choices: categories.map(({ id, name }) => ({ value: id, label: name })),
    }),
    image: picture({ label: 'Photo', help: pictureHelp }),
    description: longText({
      label: 'Description',
      max: 1_000,
      help: 'A line or two in English. Guests can search it.',
    }),
  });
}

export function availability({ list, pick }: FoodWords) {
  return {
    available: toggle({
      label: `On the ${list}`,
      initial: true,
      no: 'No, sold out',
      help: 'Off = sold out: hidden from guests. For tonight only, mark it sold out on Tonight.',
    }),
    featured: toggle({
      label: pick,
      help: `First in its category, with its photo and the badge “${pick}”.`,
    }),
  };
}

/** `own`: the tag that has a switch instead. */
export function tags(
  { dietaryTags }: Vocabulary,
  own: string,
  { help, isOffered = () => true }: { help?: string; isOffered?: (slug: string) => boolean },
) {
  const choices = dietaryTags
    .filter(({ slug }) => slug !== own && isOffered(slug))
    .map(({ slug, label }) => ({ value: slug, label }));
  return {
    label: 'Dietary tags',
    rule: joinedSlugs,
    initial: [] as string[],
    read: (food: StaffFood) => inLegendOrder(slugsOf(food.dietary_tags)).filter((slug) => slug !== own),
    show: (slugs: readonly string[]) => labeled(slugs, dietaryTags),
    control: (name: string) => <SeveralField {...{ name, choices, help }} inOrder={inLegendOrder} />,
  };
}

/** What guests with an allergy rely on: the allergens, and whether the kitchen has confirmed them. */
export function allergens(vocabulary: Vocabulary, { one }: FoodWords) {
  return section('Allergens', {
    allergens: {
      label: 'Allergens',
      rule: allergenAnswers,
      initial: { contains: [], mayContain: [] },
      read: (food: StaffFood) => {
        const contains = slugsOf(food.allergens);
        const mayContain = slugsOf(food.may_contain).filter((slug) => !contains.includes(slug));
        return { contains: inLegendOrder(contains), mayContain: inLegendOrder(mayContain) };
      },
      send: ({ contains, mayContain }: AllergenAnswers) => ({
        allergens: contains.join('|'),
        may_contain: mayContain.join('|'),
      }),
      alsoNamed: ['may_contain'],
      show: ({ contains, mayContain }: AllergenAnswers) =>
        `Contains: ${labeled(contains, vocabulary.allergens)}. May contain: ${labeled(mayContain, vocabulary.allergens)}`,
      control: (name: string) => (
        <>
          <AllergensField
            name={name}
            label={`What is in this ${one}?`}
            terms={vocabulary.allergens}
            help="“May contain” is for cross-contact, like a shared fryer."
          />
          <TagNotice vocabulary={vocabulary} />
        </>
      ),
    },
    allergens_confirmed: {
      ...toggle({
        label: 'Allergens confirmed',
        help: 'Turn this on once the kitchen has checked every allergen above. Until then “-free” tags stay hidden.',
      }),
      isAbout: 'allergens',
    },
  });
}

/** Announced, because the conflicting tag and answer may not be on screen together. */
function TagNotice({ vocabulary }: { vocabulary: Vocabulary }) {
  const { control } = useFormContext<{ dietary_tags: string[]; allergens: AllergenAnswers }>();
  const [dietaryTags, answers] = useWatch({ control, name: ['dietary_tags', 'allergens'] });
  const terms = [...vocabulary.dietaryTags, ...vocabulary.allergens];
  const warnings = tagWarnings({ dietaryTags, ...answers }, terms);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="danger" variant="outline" title="Tags and allergens conflict">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>Fix one: guests rely on both.</p>
        </Alert>
      )}
    </div>
  );
}

export type FoodValues = ValuesOf<
  ReturnType<typeof basics> & ReturnType<typeof availability> & ReturnType<typeof allergens>
> & { dietary_tags: string[]; pairings: Pairing[] };

export function copiedValues<Values>(values: Values): Values {
  return { ...values, name: `${(values as { name: string }).name} copy`, allergens_confirmed: false };
}
