import { z } from 'zod';
import { twoStep } from '../entities/two-step';

/** The body of every failure under `/api`, whatever caused it. */
export const failure = z
  .strictObject({
    status: z.int().describe('The HTTP status, repeated.'),
    error: z.string().describe('A stable code for programs, like `ValidationError`.'),
    message: z.string().describe('A sentence for people.'),
    details: z
      .array(
        z.strictObject({
          path: z
            .string()
            .describe('The field, like `price` or `hours.0.spans.1.opens`; empty for the whole body.'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('With a 400 about fields: the first problem of each wrong field.'),
    current: z.unknown().optional().describe('With a 412: the entity as it is stored now.'),
    twoStep: twoStep
      .optional()
      .describe('With a 401 `TwoStepError`: the password is correct, this is left to do.'),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.output<typeof failure>;

export const editedMeanwhile = (entity: z.ZodType) =>
  z.intersection(failure, z.looseObject({ current: entity }));
