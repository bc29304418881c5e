import { z } from 'zod';
import { opaqueId } from '../fields';
import { requiredLine } from '../values';

export const picture = z
  .strictObject({
    id: opaqueId,
    url: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' });

export const pictureBody = z.strictObject({ alt: requiredLine(300) });
