import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { MAX_POSITION } from '../../rules/highlight-positions';
import { line, price, text } from '../values';
import { dish } from './dish';

/** A highlight's own values win over its dish's. Staff set them through the query, not a body. */
export const highlight = entity('Highlight', {
  id: field.id,
  itemId: field.forStaff({
    answered: field.opaqueId.nullable(),
    panel: {
      width: 12,
      label: 'Dish',
      help: 'Hidden while the dish is sold out',
      shows: 'name',
      attribute: 'dish',
    },
  }),
  position: {
    answered: z.number(),
    empty: 999,
    stored: z.int().min(0).max(MAX_POSITION),
    panel: field.inPanel(4, 'Position', 'Smaller comes first'),
  },
  date: {
    answered: field.calendarDate.nullable().describe('Shown on that day only; null means every day.'),
    empty: null,
    panel: field.inPanel(4, 'Date', 'Leave blank for every day'),
  },
  active: {
    answered: z.boolean(),
    empty: true,
    panel: field.inPanel(4, 'Shown', 'Off: hidden from the site at once'),
  },
  tagOverride: field.forStaff({
    answered: z.string(),
    empty: '',
    stored: line(40),
    panel: field.inPanel(12, 'Tag', 'Replaces the dish’s own highlight tag'),
  }),
  name: {
    answered: z.string(),
    stored: line(120),
    panel: field.inPanel(8, 'Custom name', 'Replaces the dish’s name. Required if no dish is chosen'),
  },
  price: { answered: z.number(), stored: price, panel: field.inPanel(4, 'Custom price') },
  description: {
    answered: z.string(),
    stored: text(1_000),
    panel: field.inPanel(12, 'Custom description'),
  },
  category: {
    answered: z.string(),
    stored: line(80),
    panel: { width: 12, label: 'Custom category', attribute: 'categoryText' },
  },
  image: field.picture,
  image_alt: { answered: z.string() },
  tag: { answered: z.string() },
  item: {
    answered: dish.forStaff
      .pick({ id: true, name: true, description: true, image: true, menuHighlightTag: true, raw: true })
      .extend({ price: z.number(), menuHighlightTag: z.string(), category: z.string() })
      .nullable(),
  },
  etag: field.etag,
});
