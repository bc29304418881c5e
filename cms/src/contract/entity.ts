import { z } from 'zod';

/** How Strapi's panel shows a field: width in twelfths of a row, label, and help for hidden rules. */
export interface PanelField {
  width: number;
  label: string;
  help?: string;
  placeholder?: string;
  /** The field of a related entry that its picker shows. */
  shows?: string;
  /** The attribute in `schema.json`, if the API has another name for it. */
  attribute?: string;
}

/** A field of an entity. Without `sent`, no body may contain it; without `answered`, no answer does. */
export interface Field {
  sent?: z.ZodType;
  answered?: z.ZodType;
  isForStaff?: true;
  /** Makes the field a column; this value is returned if nothing is stored. */
  empty?: unknown;
  /** The column's limits, unless `sent` gives them. */
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

/**
 * Makes the body, the patch and the answers for diners and staff from an entity's fields.
 *
 * @param name of the answer for diners in the API document; the others are named after it
 */
export function entity<F extends Fields>(name: string, fields: F) {
  const shape = (schemaOf: (field: Field) => z.ZodType | undefined): z.ZodRawShape =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]) => {
        const schema = schemaOf(field);
        return schema === undefined ? [] : [[key, schema]];
      }),
    );
  const body = z.strictObject(shape(({ sent }) => sent) as SentShape<F>).meta({ id: `${name}Body` });
  return {
    fields,
    body,
    patch: body.partial().meta({ id: `${name}Patch` }),
    forDiners: z
      .strictObject(shape(({ answered, isForStaff }) => (isForStaff ? undefined : answered)) as DinerShape<F>)
      .meta({ id: name }),
    forStaff: z.strictObject(shape(({ answered }) => answered) as StaffShape<F>).meta({ id: `Staff${name}` }),
  };
}
