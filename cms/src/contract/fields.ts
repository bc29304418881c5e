import { z } from 'zod';
import type { Field, PanelField } from './entity';
import { ORDER_WHEN_MISSING } from '../rules/ordering';
import * as values from './values';

/** A field left out of a body keeps its stored value; null or empty text clears it. */

export const clearable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

const textual = <Schema extends z.ZodType>(schema: Schema, panel?: PanelField) => ({
  sent: clearable(schema),
  answered: z.string(),
  empty: '',
  panel,
});

export const calendarDate = z.string().meta({ format: 'date' });
export const opaqueId = z.string().describe('Opaque.');
export const slugList = z.string().describe('Slugs joined by “|”; empty if there are none.');
export const currencyCode = z.string().describe('ISO 4217, like `USD`.');

export const forStaff = <Of extends Field>(field: Of) => ({ ...field, isForStaff: true as const });

/** How Strapi's panel shows a field; `width` is in twelfths of a row. */
export const inPanel = (width: number, label: string, help?: string, placeholder?: string): PanelField => ({
  width,
  label,
  ...(help !== undefined && { help }),
  ...(placeholder !== undefined && { placeholder }),
});

/** A column that the API shows under another name, or not at all. */
export const column = <Schema extends z.ZodType>(stored: Schema, panel: PanelField) => ({ stored, panel });

export const id = { answered: opaqueId };
export const etag = forStaff({ answered: z.string() });

export const line = (max: number, panel?: PanelField) => textual(values.line(max), panel);
export const text = (max: number, panel?: PanelField) => textual(values.text(max), panel);
export const linkTarget = (panel: PanelField) => textual(values.linkTarget, panel);
export const webAddress = (max: number, panel: PanelField) => textual(values.webAddress(max), panel);

export const requiredLine = (max: number, panel?: PanelField) => ({
  sent: values.requiredLine(max),
  answered: z.string(),
  empty: '',
  panel,
});

export const yesOrNo = (empty: boolean, panel?: PanelField) => ({
  sent: z.boolean().optional(),
  answered: z.boolean(),
  empty,
  panel,
});

export const order = (panel: Partial<PanelField> = {}) => ({
  sent: clearable(values.order),
  answered: z.number(),
  empty: ORDER_WHEN_MISSING,
  panel: { width: 4, label: 'Order', help: 'Smaller comes first; 999 means last', ...panel },
});

export const date = (panel: PanelField) => ({
  sent: clearable(values.dateOrNone),
  answered: calendarDate.nullable(),
  empty: null,
  panel,
});

export const number = <Schema extends z.ZodType>(schema: Schema, panel: PanelField) => ({
  sent: clearable(schema),
  answered: z.number().nullable(),
  empty: null,
  panel,
});

export const slugs = (panel: Omit<PanelField, 'shows'>) => ({
  sent: clearable(values.slugs),
  answered: slugList,
  panel: { ...panel, shows: 'label_en' },
});

export const picture = {
  answered: z
    .string()
    .nullable()
    .describe('A path on this site, with the version as `v`, or a full URL in the bucket.'),
  panel: {
    width: 12,
    label: 'Photo',
    help: 'Add alternative text: it is read to guests who can’t see the photo',
    attribute: 'image',
  },
};

export const pictureId = forStaff({
  sent: clearable(values.id),
  answered: z.string().nullable().describe('The id of the uploaded picture.'),
});
