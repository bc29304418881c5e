import { category } from '../../contract/entities/category';
import { dish } from '../../contract/entities/dish';
import { drink } from '../../contract/entities/drink';
import { event } from '../../contract/entities/event';
import { namedPrice } from '../../contract/entities/food';
import { highlight } from '../../contract/entities/highlight';
import { message } from '../../contract/entities/message';
import { offer } from '../../contract/entities/offer';
import { hoursException, replyTemplate, site, weekdayHours } from '../../contract/entities/site';
import { special } from '../../contract/entities/special';
import { term } from '../../contract/entities/term';
import type { Fields, PanelField } from '../../contract/entity';

export interface PanelView {
  title: string;
  sort?: { by: string; order: 'ASC' | 'DESC' };
  columns: string[];
  fields: Fields;
}

const ITEMS_HELP = 'Sorted by each one’s “Order”. Dragging here has no effect';

const items = (label: string): Fields => ({
  items: { panel: { width: 12, label, help: ITEMS_HELP, shows: 'name' } },
});
const BY_NAME = { title: 'name', sort: { by: 'name', order: 'ASC' } } as const;

const categoryView = (label: string): PanelView => ({
  title: 'name',
  sort: { by: 'order', order: 'ASC' },
  columns: ['name', 'order', 'slug', 'items'],
  fields: { ...category.fields, ...items(label) },
});

const TERM_VIEW: PanelView = {
  title: 'label_en',
  sort: { by: 'label_en', order: 'ASC' },
  columns: ['label_en', 'label_es', 'slug'],
  fields: term.fields,
};

export const PANEL_VIEWS: Readonly<Record<string, PanelView>> = {
  'api::menu.menu-category': categoryView('Dishes'),
  'api::drinks.drink-category': categoryView('Drinks'),
  'api::menu.menu-item': {
    ...BY_NAME,
    columns: ['image', 'name', 'category', 'price', 'available', 'featured', 'allergens_confirmed'],
    fields: dish.fields,
  },
  'api::drinks.drink': {
    ...BY_NAME,
    columns: ['name', 'category', 'price', 'abv', 'region', 'available', 'featured'],
    fields: drink.fields,
  },
  'api::highlight.highlight': {
    title: 'name',
    sort: { by: 'position', order: 'ASC' },
    columns: ['position', 'dish', 'name', 'date', 'active'],
    fields: highlight.fields,
  },
  'api::offer.offer': {
    title: 'title',
    sort: { by: 'order', order: 'ASC' },
    columns: ['image', 'title', 'badge', 'startDate', 'endDate', 'active', 'order'],
    fields: offer.fields,
  },
  'api::event.event': {
    title: 'title',
    sort: { by: 'date', order: 'ASC' },
    columns: ['image', 'title', 'type', 'date', 'startTime', 'endDate', 'weekdays', 'active'],
    fields: event.fields,
  },
  'api::tapas5.tapas-special': {
    title: 'title',
    columns: ['title', 'active'],
    fields: special.fields,
  },
  'api::vocabulary.dietary-tag': TERM_VIEW,
  'api::vocabulary.allergen': TERM_VIEW,
  'api::contact.contact-message': {
    title: 'subject',
    sort: { by: 'createdAt', order: 'DESC' },
    columns: ['createdAt', 'name', 'email', 'subject', 'state'],
    fields: message.fields,
  },
  'api::site.site-settings': { title: 'name', columns: ['name', 'phone'], fields: site.fields },
  'food.price': { title: 'label', columns: [], fields: namedPrice },
  'site.weekday-hours': { title: 'day', columns: [], fields: weekdayHours },
  'site.hours-exception': { title: 'date', columns: [], fields: hoursException },
  'site.reply-template': { title: 'name', columns: [], fields: replyTemplate },
};

export function rowsOf(fields: Fields): Record<string, PanelField>[] {
  const rows: Record<string, PanelField>[] = [];
  let room = 0;
  for (const [name, { panel }] of Object.entries(fields)) {
    if (!panel) continue;
    if (panel.width > room) {
      rows.push({});
      room = 12;
    }
    room -= panel.width;
    Object.assign(rows.at(-1) ?? {}, { [panel.attribute ?? name]: panel });
  }
  return rows;
}
