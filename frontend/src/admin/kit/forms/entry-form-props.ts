import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Question } from '../shell/confirm';

export interface KeptEntry {
  id?: string;
  etag: string;
}

/** How a field is called, and how one of its values is worded where two versions are compared. */
export interface FieldWords<Value> {
  label: string;
  /** `other` is the value that it is compared with: of a long list, what is alike may be left out. */
  show?(value: Value, other?: Value): ReactNode;
  /** One value that keeps what both sides changed, null where there is none: offered as “Both”, and chosen beforehand. */
  merge?(mine: Value, theirs: Value, before: Value): Value | null;
}

export type FormFields<Values> = { readonly [Name in keyof Values]-?: FieldWords<Values[Name]> };

export interface LiveLink {
  to: string;
  label: string;
}

/** What saving did, where that is not “live now”: `It shows from Fri Nov 27.` */
export interface SavedWords {
  text: string;
  link?: LiveLink;
}

export interface RemoveEntry {
  run: (etag: string) => Promise<unknown>;
  /** What the entry is called: `“Croquetas”`. What is said of a failed deletion may be read on another screen. */
  name: string;
  question: { title: string; text: string; action: string };
  onRemoved: () => void;
}

/** `Values` is what the fields hold, texts as typed; `Parsed` is what the schema makes of it, and what is saved. */
export interface EntryFormProps<Entity extends KeptEntry, Values extends FieldValues, Parsed = Values> {
  noun: string;
  /** The path of the form below `/admin`: `menu/new`, `menu/abc`. A new entry goes to its own address once it is saved. */
  draftKey: string;
  entry: Entity | null;
  schema: z.ZodType<Parsed, Values>;
  toValues: (entry: Entity | null) => Values;
  fields: FormFields<Values>;
  /** Names of the wire, as the API's complaints give them, and the fields they belong to. Equal names need no mention. */
  wireNames?: Readonly<Record<string, keyof Values & string>>;
  question?: (values: Parsed, stored: Entity) => Question | null;
  save: (values: Parsed, etag: string | null) => Promise<Entity>;
  readCurrent: (wire: unknown) => Entity;
  /** Says “live now” with a link to it; null (or a function that gives null) where diners do not see it. */
  live?: LiveLink | null | ((entry: Entity) => LiveLink | SavedWords | null);
  onSaved?: (entry: Entity) => void;
  /** Reads all of them: a new entry whose answer got lost is looked for, so that it is not stored twice. */
  stored?: () => Promise<readonly Entity[]>;
  remove?: RemoveEntry;
  preview?: (values: Values) => ReactNode;
  children: ReactNode;
}
