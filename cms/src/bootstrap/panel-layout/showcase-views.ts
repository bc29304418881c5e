import { picture } from './food-fields';
import { field, type PanelView } from './panel-view';

const link = (label: string) =>
  field(6, label, 'A page of this site, like /menu, or a whole address', { placeholder: '/menu' });
const active = field(4, 'Active', 'Off: hidden from the site at once');
const order = field(4, 'Order', 'Smaller comes first; 999 means last');

export const showcaseViews: Record<string, PanelView> = {
  'api::highlight.highlight': {
    title: 'name',
    sort: { by: 'position', order: 'ASC' },
    columns: ['position', 'dish', 'name', 'date', 'active'],
    rows: [
      { dish: field(12, 'Dish', 'A dish that is not available is left out', { shows: 'name' }) },
      {
        position: field(4, 'Position', 'Smaller comes first'),
        date: field(4, 'Only on', 'Empty: every day'),
        active,
      },
      { tagOverride: field(12, 'Tag', 'Instead of the dish’s own tag') },
      {
        name: field(8, 'Own name', 'Instead of the dish’s; needed where no dish is chosen'),
        price: field(4, 'Own price'),
      },
      { description: field(12, 'Own description') },
      { categoryText: field(12, 'Own section name') },
      picture,
    ],
  },
  'api::offer.offer': {
    title: 'title',
    sort: { by: 'order', order: 'ASC' },
    columns: ['image', 'title', 'badge', 'startDate', 'endDate', 'active', 'order'],
    rows: [
      { title: field(8, 'Title'), badge: field(4, 'Badge', 'A word or two above the title') },
      { subtitle: field(12, 'Subtitle') },
      picture,
      {
        ctaPrimaryLabel: field(6, 'First button', 'Empty: “View Menu”'),
        ctaPrimaryTo: link('First button leads to'),
      },
      {
        ctaSecondaryLabel: field(6, 'Second button', 'Empty: “Book a Table”'),
        ctaSecondaryTo: link('Second button leads to'),
      },
      {
        startDate: field(6, 'First day', 'Empty: from now on'),
        endDate: field(6, 'Last day', 'Included; empty: until switched off'),
      },
      { active, order },
    ],
  },
  'api::event.event': {
    title: 'title',
    sort: { by: 'date', order: 'ASC' },
    columns: ['image', 'title', 'type', 'date', 'endDate', 'active'],
    rows: [
      {
        title: field(8, 'Title'),
        type: field(4, 'Kind', 'Evergreen: a card that always shows'),
      },
      { description: field(12, 'Description') },
      picture,
      {
        date: field(6, 'Date', 'Empty: no particular day'),
        endDate: field(6, 'Last day', 'For more than one day; it leaves the site when this day is over'),
      },
      { ctaLabel: field(6, 'Button', 'Empty: “Reserve”, or “Learn more”'), ctaTo: link('Button leads to') },
      { active, order },
    ],
  },
  'api::tapas5.tapas-special': {
    title: 'title',
    columns: ['title', 'active'],
    rows: [
      { active: field(4, 'On', 'Off: the link and the page’s dishes disappear') },
      { title: field(8, 'Title'), price: field(4, 'Price of each') },
      { windowText: field(12, 'When, in words') },
      {
        daysCsv: field(4, 'Days', 'Three letters each, with commas', { placeholder: 'MON,TUE,WED' }),
        startTime: field(4, 'From', '24-hour clock', { placeholder: '16:00' }),
        endTime: field(4, 'Until', '24-hour clock', { placeholder: '18:00' }),
      },
      {
        dishes: field(
          12,
          'Dishes',
          'In this order. Massachusetts forbids drinks in a special with a time limit',
          {
            shows: 'name',
          },
        ),
      },
    ],
  },
};
