import * as field from '../fields';
import { z } from 'zod';
import { entity } from '../entity';

const label = (name: string) => ({
  answered: z.string(),
  stored: z.string().min(1).max(60),
  panel: { width: 6, label: name },
});

export const term = entity('Term', {
  label_en: label('In English'),
  label_es: label('In Spanish'),
  slug: {
    answered: z.string(),
    stored: z.string().max(80),
    panel: field.inPanel(
      12,
      'Code',
      'Guests see and search for this, not the labels above: best left as it is',
    ),
  },
});
