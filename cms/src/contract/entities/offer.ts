import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { card } from './card';

export const offer = entity({
  id: field.id,
  title: field.requiredLine(120, { width: 8, label: 'Title' }),
  badge: field.line(40, { width: 4, label: 'Badge', help: 'A word or two above the title' }),
  subtitle: field.line(200, { width: 12, label: 'Subtitle' }),
  imageUrl: field.picture,
  ctaPrimaryLabel: field.line(40, { width: 6, label: 'First button', help: 'Default: “View Menu”' }),
  ctaPrimaryTo: card.link('First button link'),
  ctaSecondaryLabel: field.line(40, {
    width: 6,
    label: 'Second button',
    help: 'Default: “Book a Table”',
  }),
  ctaSecondaryTo: card.link('Second button link'),
  startDate: field.forStaff(field.date({ width: 6, label: 'First day', help: 'Leave blank to start now' })),
  endDate: field.forStaff(
    field.date({ width: 6, label: 'Last day', help: 'Included. Leave blank for no end date' }),
  ),
  ...card.rest,
  image_alt: field.forStaff({ answered: z.string() }),
});
