import type { StaffCategory } from '../../api/staff/staff-categories';
import type { Term, Vocabulary } from '../../api/staff/vocabulary';
import type { FormFields } from '../forms/entry-form-props';
import type { FoodWords } from './food-kind';
import type { FoodValues } from './food-values';

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
export const orNone = (value: string) => (value === '' ? 'None' : value);

/** What the shared fields are called, and how a value of theirs is worded where two versions are compared. */
export function foodFieldWords(
  words: FoodWords,
  categories: readonly StaffCategory[],
  vocabulary: Vocabulary,
): FormFields<FoodValues> {
  const named = (slugs: readonly string[], terms: readonly Term[]) =>
    slugs.map((slug) => terms.find((term) => term.slug === slug)?.label ?? slug).join(', ');
  return {
    name: { label: 'Name' },
    price: { label: 'Price', show: (price) => `${price} ${vocabulary.currency}` },
    categoryId: {
      label: 'Category',
      show: (chosen) => categories.find(({ id }) => id === chosen)?.name ?? 'None',
    },
    image: { label: 'Picture', show: (image) => (image ? image.alt || 'A picture' : 'None') },
    description: { label: 'Description', show: orNone },
    isAvailable: { label: `On the ${words.list}`, show: (value) => (value ? 'Yes' : 'No, sold out') },
    isFeatured: { label: words.pick, show: yesOrNo },
    dietaryTags: {
      label: 'Tags',
      show: (slugs) => orNone(named(slugs, vocabulary.dietaryTags)),
    },
    allergens: {
      label: 'Allergens',
      show: ({ contains, mayContain }) =>
        [
          `Contains: ${orNone(named(contains, vocabulary.allergens))}`,
          `May contain: ${orNone(named(mayContain, vocabulary.allergens))}`,
        ].join('. '),
    },
    isConfirmed: { label: 'Confirmed by the kitchen', show: yesOrNo },
  };
}
