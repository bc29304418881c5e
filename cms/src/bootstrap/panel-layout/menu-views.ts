import { allergy, basics, flags, picture } from './food-fields';
import { field, type PanelView } from './panel-view';

const category: PanelView = {
  title: 'name',
  sort: { by: 'order', order: 'ASC' },
  columns: ['name', 'order', 'slug', 'items'],
  rows: [
    {
      name: field(6, 'Name'),
      order: field(6, 'Order', 'Smaller comes first; 999 means last'),
    },
    { slug: field(12, 'Address', 'Made from the name; used in links to this section') },
  ],
};

const itemsOf = (label: string): PanelView => ({
  ...category,
  rows: [...category.rows, { items: field(12, label, undefined, { shows: 'name' }) }],
});

export const menuViews: Record<string, PanelView> = {
  'api::menu.menu-category': itemsOf('Dishes'),
  'api::drinks.drink-category': itemsOf('Drinks'),
  'api::menu.menu-item': {
    title: 'name',
    sort: { by: 'name', order: 'ASC' },
    columns: ['image', 'name', 'category', 'price', 'available', 'featured', 'allergensConfirmed'],
    rows: [
      ...basics('Section of the menu'),
      flags,
      ...allergy,
      {
        spicyLevel: field(4, 'Spicy', '0 is not spicy, 3 is very hot'),
        raw: field(4, 'Raw or undercooked', 'Marks the dish with the asterisk that the law asks for'),
        halal: field(4, 'Halal'),
      },
      {
        highlightTag: field(
          12,
          'Tag on the home page',
          'Shown when this dish is a highlight, like “House favorite”',
        ),
      },
      picture,
    ],
  },
  'api::drinks.drink': {
    title: 'name',
    sort: { by: 'name', order: 'ASC' },
    columns: ['name', 'category', 'price', 'abv', 'region', 'available', 'featured'],
    rows: [
      ...basics('Section of the drinks list'),
      flags,
      {
        abv: field(4, 'Alcohol, %', 'By volume; leave empty where it does not apply'),
        region: field(4, 'Region', undefined, { placeholder: 'Rioja' }),
        grape: field(4, 'Grape', undefined, { placeholder: 'Tempranillo' }),
      },
      ...allergy,
      picture,
    ],
  },
};
