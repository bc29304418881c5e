import { field, type PanelField } from './panel-view';

/** What dishes and drinks have in common. */
export const basics = (categoryLabel: string): Record<string, PanelField>[] => [
  {
    name: field(8, 'Name'),
    price: field(4, 'Price', 'At most two decimals; the site rounds cents away on the menu', {
      placeholder: '12',
    }),
  },
  { description: field(12, 'Description', 'One or two sentences that make one hungry') },
  {
    category: field(8, categoryLabel, undefined, { shows: 'name' }),
    order: field(4, 'Order', 'Smaller comes first; 999 means last'),
  },
];

export const flags: Record<string, PanelField> = {
  available: field(4, 'Available', 'Off: hidden from the site at once'),
  featured: field(4, 'Featured', 'First in its category, with a badge'),
};

export const allergy: Record<string, PanelField>[] = [
  { dietaryTags: field(12, 'Dietary tags', undefined, { shows: 'labelEn' }) },
  {
    allergens: field(6, 'Contains', 'Allergens that are in it', { shows: 'labelEn' }),
    mayContain: field(6, 'May contain', 'Allergens that it may have touched', { shows: 'labelEn' }),
  },
  {
    allergensConfirmed: field(
      12,
      'Allergens confirmed',
      'On only when the kitchen has checked both lists: else the site calls it free of nothing',
    ),
  },
];

export const picture: Record<string, PanelField> = {
  image: field(12, 'Picture', 'Give it an alternative text: it is read to guests who can’t see it'),
};
