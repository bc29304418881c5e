import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import type { Question } from '../shell/confirm';

/** A field's label, and how its values are shown when two versions are compared. */
export interface FieldWords<Value> {
  label: string;
  /** `other`: the value to compare with; a long list may leave out the items in both. */
  show?(value: Value, other?: Value): ReactNode;
  /** One value with both sides' changes, or null if impossible; offered as “Both”, and preselected. */
  merge?(mine: Value, theirs: Value, before: Value): Value | null;
  /** The field that this one depends on: if that differs too, both come from the same side. */
  isAbout?: string;
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
  collection: Pick<StaffCollection<StaffEntity>, 'key' | 'read' | 'remove'>;
  /** The entry's name: `“Croquetas”`. A failed deletion may be reported on another screen. */
  name: string;
  /** An alternative to deleting, or what else is lost. */
  instead: string;
  /** The address of the list, which is shown afterwards. */
  root: string;
}

/** `Values`: the fields as typed. `Parsed`: the schema's output, which is saved. */
export interface EntryFormProps<Entity extends StaffEntity, Values extends FieldValues, Parsed = Values> {
  noun: string;
  /** The form's path below `/admin`: `menu/new`, `menu/abc`. Once saved, a new entry moves to its own address. */
  draftKey: string;
  entry: Entity | null;
  schema: z.ZodMiniType<Parsed, Values>;
  toValues: (entry: Entity | null) => Values;
  fields: FormFields<Values>;
  /** Maps the API's field names to the form's, where they differ. */
  wireNames?: Readonly<Record<string, keyof Values & string>>;
  question?: (values: Parsed, stored: Entity) => Question | null;
  /** `based`: the stored entry that the values are a change of; null to store a new one. */
  save: (values: Parsed, based: Entity | null) => Promise<Entity>;
  readCurrent: (wire: unknown) => Entity;
  /** The link after “live now”; null if diners don't see the entry. */
  live?: LiveLink | null | ((entry: Entity) => LiveLink | SavedWords | null);
  onSaved?: (entry: Entity) => void;
  /** Reads all entries, to look for a new one whose answer was lost, so that it is not stored twice. */
  stored?: () => Promise<readonly Entity[]>;
  remove?: RemoveEntry | null;
  preview?: ((values: Values) => ReactNode) | undefined;
  /** In a form with tabs: opens the one that holds this field. */
  reveal?: (name: string) => void;
  children: ReactNode;
}

/** What the form's own parts take: any entry, with any fields. */
export type AnyValues = Readonly<Record<string, unknown>>;
export type AnyFormProps = EntryFormProps<StaffEntity, AnyValues, unknown>;
