import type { z } from 'zod';
import type { Fields } from '../contract/entity';

type Columns<F extends Fields> = {
  [Name in keyof F as F[Name] extends { answered: z.ZodType; empty: unknown } ? Name : never]: z.output<
    NonNullable<F[Name]['answered']>
  >;
};

/** The columns that the API returns under another name, or as part of something else. */
type OtherColumns<F extends Fields> = {
  [Name in keyof F as F[Name] extends { stored: z.ZodType } ? Name : never]: z.output<
    NonNullable<F[Name]['stored']>
  >;
};

type Nullable<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

export type Stored<F extends Fields> = { documentId: string } & Nullable<Columns<F>> &
  Nullable<OtherColumns<F>>;

export type Unversioned<Entity extends { forStaff: z.ZodType }> = Omit<z.output<Entity['forStaff']>, 'etag'>;

export function columnsOf<F extends Fields>(fields: F, record: Partial<Stored<F>>): Columns<F> {
  const stored: Record<string, unknown> = record;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'empty' in field ? [[name, stored[name] ?? field.empty]] : [],
    ),
  ) as Columns<F>;
}

export function dinersPart<Schema extends z.ZodObject>(
  forDiners: Schema,
  entity: z.output<Schema>,
): z.output<Schema> {
  const answered: Record<string, unknown> = entity;
  return Object.fromEntries(
    Object.keys(forDiners.shape).map((name) => [name, answered[name]]),
  ) as z.output<Schema>;
}
