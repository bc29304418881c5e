import { z } from 'zod';

/** How Strapi's panel shows a field: its width in twelfths of a row, its label, and help where a rule hides. */
export interface PanelField {
  width: number;
  label: string;
  help?: string;
  placeholder?: string;
  /** The field of a related entry that its picker shows. */
  shows?: string;
  /** The attribute in `schema.json`, where the API has another name for it. */
  attribute?: string;
}

/** A field of an entity. What `sent` leaves out nobody can set; what `answered` leaves out nobody is told. */
export interface Field {
  sent?: z.ZodType;
  answered?: z.ZodType;
  isForStaff?: true;
  /** A column, answered as this where nothing is stored. */
  empty?: unknown;
  /** Limits of a column that is neither sent nor answered under its own name. */
  stored?: z.ZodType;
  panel?: PanelField | undefined;
}

export type Fields = Readonly<Record<string, Field>>;

type Shape<Of> = Of extends infer Found extends z.ZodRawShape ? Found : never;
type SentShape<F extends Fields> = Shape<{
  [Name in keyof F as F[Name] extends { sent: z.ZodType } ? Name : never]: F[Name]['sent'];
}>;
type StaffShape<F extends Fields> = Shape<{
  [Name in keyof F as F[Name] extends { answered: z.ZodType } ? Name : never]: F[Name]['answered'];
}>;
type DinerShape<F extends Fields> = Shape<{
  [
    Name in keyof F as F[Name] extends { answered: z.ZodType }
      ? F[Name] extends { isForStaff: true }
        ? never
        : Name
      : never
  ]: F[Name]['answered'];
}>;

/** What a call may send of an entity, and what diners and staff are answered: all made from its fields. */
export function entity<F extends Fields>(fields: F) {
  const shape = (schemaOf: (field: Field) => z.ZodType | undefined): z.ZodRawShape =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const schema = schemaOf(field);
        return schema === undefined ? [] : [[name, schema]];
      }),
    );
  const body = z.strictObject(shape(({ sent }) => sent) as SentShape<F>);
  return {
    fields,
    body,
    patch: body.partial(),
    forDiners: z.strictObject(
      shape(({ answered, isForStaff }) => (isForStaff ? undefined : answered)) as DinerShape<F>,
    ),
    forStaff: z.strictObject(shape(({ answered }) => answered) as StaffShape<F>),
  };
}
