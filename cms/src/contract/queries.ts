import { z } from 'zod';
import { MAX_POSITION } from '../rules/highlight-positions';
import { flag, id, line } from './values';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most.toLocaleString('en-US')}.`,
    )
    .transform(Number)
    .meta({ type: 'integer', minimum: least, maximum: most });

export const limit = (whenMissing: number) => wholeNumber(1, 100).prefault(String(whenMissing));

export const pages = (pageSize: number, most = 100) => ({
  page: wholeNumber(1, 100_000).prefault('1'),
  pageSize: wholeNumber(1, most).prefault(String(pageSize)),
});

export const position = wholeNumber(0, MAX_POSITION);

export const truth = flag.transform((value) => value === 'true').meta({ type: 'boolean' });

export const search = line(200).prefault('');

export const idOrAny = z.union([id, z.literal('')]).prefault('');
