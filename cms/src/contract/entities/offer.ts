import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { card } from './card';

const focus = z.enum(['left', 'center', 'right']);

export const offer = entity('Offer', {
  id: field.id,
  title: field.requiredLine(120, field.inPanel(8, 'Title')),
  badge: field.line(40, field.inPanel(4, 'Badge', 'A word or two above the title')),
  subtitle: field.line(200, field.inPanel(12, 'Subtitle')),
  imageUrl: field.picture,
  focus: {
    sent: focus.optional().describe('`center` if left out.'),
    answered: focus.describe('The part of the picture that stays visible when it is cropped.'),
    empty: 'center',
    panel: field.inPanel(6, 'Part of the photo to keep', 'Phones show less than half of its width'),
  },
  ctaPrimaryLabel: field.line(40, field.inPanel(6, 'First button', 'Default: “View Menu”')),
  ctaPrimaryTo: card.link('First link'),
  ctaSecondaryLabel: field.line(40, field.inPanel(6, 'Second button', 'Default: “Book a Table”')),
  ctaSecondaryTo: card.link('Second link'),
  startDate: field.forStaff(field.date(field.inPanel(6, 'First day', 'Leave blank to start now'))),
  endDate: field.forStaff(field.date(field.inPanel(6, 'Last day', 'Included. Leave blank for no end date'))),
  ...card.rest,
  image_alt: field.forStaff({ answered: z.string() }),
});
