import { z } from 'zod';
import { highestPosition } from '../rules/staff-highlights';
import { flag, id, line } from './fields';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most.toLocaleString('en-US')}.`,
    )
    .transform(Number)
    .meta({ type: 'integer', minimum: least, maximum: most });

/** How many entries at most. */
export const limit = (whenMissing: number) => wholeNumber(1, 100).prefault(String(whenMissing));

/** `page` from 1, `pageSize` from 1 to `most`. */
export const pages = (pageSize: number, most = 100) => ({
  page: wholeNumber(1, 100_000).prefault('1'),
  pageSize: wholeNumber(1, most).prefault(String(pageSize)),
});

/** Where a highlight stands. */
export const position = wholeNumber(0, highestPosition);

/** `true` or `false` as a boolean. */
export const truth = flag.transform((value) => value === 'true').meta({ type: 'boolean' });

/** What staff type into the search of a list; empty is no search. */
export const search = line(200).prefault('');

/** An id, or empty for any. */
export const idOrAny = z.union([id, z.literal('')]).prefault('');
