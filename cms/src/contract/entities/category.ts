import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';

export const category = entity('Category', {
  id: field.id,
  name: field.requiredLine(80, field.inPanel(6, 'Name')),
  order: field.order({ width: 6 }),
  slug: {
    sent: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be of lower-case letters, digits and hyphens.')
      .optional()
      .describe('Made from the name if left out.'),
    answered: z.string(),
    empty: '',
    panel: field.inPanel(12, 'Link name', 'Made from the name; used in links to this category'),
  },
  count: { answered: z.int().describe('How many items it holds, including unavailable ones.') },
  etag: field.etag,
});

export const categoryWith = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ name: z.string(), slug: z.string(), items: z.array(item) });
