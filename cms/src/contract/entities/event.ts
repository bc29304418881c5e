import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { card } from './card';

const type = z.enum(['event', 'special', 'evergreen']);

export const event = entity({
  id: field.id,
  title: field.requiredLine(120, { width: 8, label: 'Title' }),
  type: {
    sent: type.optional().describe('`special` if left out.'),
    answered: type,
    empty: 'special',
    panel: { width: 4, label: 'Type', help: 'Evergreen: an ongoing card without a date' },
  },
  desc: field.text(1_000, { width: 12, label: 'Description' }),
  image: field.picture,
  date: field.date({ width: 6, label: 'Date', help: 'Leave blank for no date (listed last)' }),
  endDate: field.forStaff(
    field.date({ width: 6, label: 'Last day', help: 'For multi-day events; hidden after this day' }),
  ),
  ctaLabel: field.line(40, { width: 6, label: 'Button', help: 'Default: “Reserve” or “Learn more”' }),
  ctaTo: card.link('Button link'),
  ...card.rest,
  image_alt: field.forStaff({ answered: z.string() }),
});
