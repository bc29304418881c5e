import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import type { Question } from '../shell/confirm';

/** A field's label, and the wording of its values when two versions are compared. */
export interface FieldWords<Value> {
  label: string;
  /** `other`: the value to compare with; a long list may leave out what both have. */
  show?(value: Value, other?: Value): ReactNode;
  /** One value with both sides' changes, or null if there is none; offered as “Both”, and preselected. */
  merge?(mine: Value, theirs: Value, before: Value): Value | null;
}

export type FormFields<Values> = { readonly [Name in keyof Values]-?: FieldWords<Values[Name]> };

export interface LiveLink {
  to: string;
  label: string;
}

/** What to say after saving instead of “live now”: `It shows from Fri Nov 27.` */
export interface SavedWords {
  text: string;
  link?: LiveLink;
}

export interface RemoveEntry {
  run: (etag: string) => Promise<unknown>;
  /** What the entry is called: `“Croquetas”`. A failed deletion may be reported on another screen. */
  name: string;
  question: { title: string; text: string; action: string };
  onRemoved: () => void;
}

/** `Values`: what the fields hold, as typed. `Parsed`: what the schema makes of it, which is saved. */
export interface EntryFormProps<Entity extends StaffEntity, Values extends FieldValues, Parsed = Values> {
  noun: string;
  /** Path of the form below `/admin`: `menu/new`, `menu/abc`. A saved new entry goes to its own address. */
  draftKey: string;
  entry: Entity | null;
  schema: z.ZodType<Parsed, Values>;
  toValues: (entry: Entity | null) => Values;
  fields: FormFields<Values>;
  /** The API's field names and the form's, where they differ. */
  wireNames?: Readonly<Record<string, keyof Values & string>>;
  question?: (values: Parsed, stored: Entity) => Question | null;
  save: (values: Parsed, etag: string | null) => Promise<Entity>;
  readCurrent: (wire: unknown) => Entity;
  /** The link after “live now”; null if diners don't see the entry. */
  live?: LiveLink | null | ((entry: Entity) => LiveLink | SavedWords | null);
  onSaved?: (entry: Entity) => void;
  /** Reads all entries: a new one whose answer got lost is looked for, so that it is not stored twice. */
  stored?: () => Promise<readonly Entity[]>;
  remove?: RemoveEntry;
  preview?: (values: Values) => ReactNode;
  children: ReactNode;
}
