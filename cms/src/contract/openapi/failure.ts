import { z } from 'zod';

/** What every failure under `/api` answers, whatever produced it. */
export const failure = z.strictObject({
  status: z.int().describe('The status of the answer once more.'),
  error: z.string().describe('A stable code for programs, like `ValidationError`.'),
  message: z.string().describe('A sentence for people.'),
  details: z
    .array(
      z.strictObject({
        path: z
          .string()
          .describe('The field, `hours.0.spans.1.opens` where it lies deeper; empty for the whole.'),
        message: z.string(),
      }),
    )
    .optional()
    .describe('With a 400 about fields: each wrong field, its first problem.'),
  current: z.unknown().optional().describe('With a 412: the entity as it is stored now.'),
});

export type ErrorBody = z.output<typeof failure>;

export const editedMeanwhile = (entity: z.ZodType) =>
  z.intersection(failure, z.looseObject({ current: entity }));
