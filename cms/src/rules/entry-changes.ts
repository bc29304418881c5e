/** An entry at some point in time, by attribute. */
export type EntryState = Readonly<Record<string, Value>>;

/** A linked entry or picture, with its name at the time. */
export interface Link {
  id: string;
  title: string;
}

export type Part = Readonly<Record<string, string | number | boolean | null>>;
export type Value = string | number | boolean | null | Link | readonly Link[] | readonly Part[];

/** The changed fields, each with its old and new value. */
export type Changes = Readonly<Record<string, readonly [Value, Value]>>;

export type Action = 'created' | 'changed' | 'deleted' | 'reordered';

/** What is recorded about an account besides changes to its fields. */
export const ACCOUNT_ACTIONS = [
  'signed-in',
  'refused',
  'signed-out',
  'link-made',
  'link-asked',
  'password-set',
  'two-step-on',
  'two-step-off',
  'codes-made',
  'two-step-required',
  'two-step-optional',
] as const;

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** One of several entries reordered together. */
export interface Placed extends Link {
  place: number;
}

const PLACES = new Set(['order', 'position']);

export function changesBetween(before: EntryState, after: EntryState): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].flatMap((name) => {
    const [from, to] = [before[name] ?? null, after[name] ?? null];
    return sameAs(from) === sameAs(to) ? [] : [[name, [from, to]] as const];
  });
  return Object.fromEntries(changed);
}

/** Null if nothing changed. */
export function actionOf(
  before: EntryState | null,
  after: EntryState | null,
  changes: Changes,
): Action | null {
  if (before === null) return after === null ? null : 'created';
  if (after === null) return 'deleted';
  const names = Object.keys(changes);
  if (names.length === 0) return null;
  return names.every((name) => PLACES.has(name)) ? 'reordered' : 'changed';
}

/** The entry before or after a change; null if it did not exist. */
export function stateAt(
  version: 'before' | 'after',
  { action, state, changes }: { action: Action | AccountAction; state: EntryState; changes: Changes },
): EntryState | null {
  if (action === 'created') return version === 'before' ? null : state;
  if (action === 'deleted') return version === 'before' ? state : null;
  if (version === 'after') return state;
  return { ...state, ...Object.fromEntries(Object.entries(changes).map(([name, [from]]) => [name, from])) };
}

export function titleOf(state: Readonly<Record<string, unknown>>): string {
  const own = ['alternativeText', 'name', 'title', 'label_en', 'email'].map((name) => state[name]);
  const found = own.find((value) => typeof value === 'string' && value.trim() !== '');
  // A highlight without a name shows its dish's.
  return (found ?? (state.dish as Link | null | undefined)?.title ?? '') as string;
}

export function isLink(value: Value | undefined): value is Link {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLinks(value: Value | undefined): value is readonly Link[] {
  return Array.isArray(value) && value.every((each) => 'id' in each && 'title' in each);
}

/** None for a value of another kind. */
export function linksIn(value: Value | undefined): readonly Link[] {
  if (isLink(value)) return [value];
  return isLinks(value) ? value : [];
}

/** A link to a renamed entry is still the same link. */
function sameAs(value: Value): string {
  if (isLink(value)) return value.id;
  return JSON.stringify(isLinks(value) ? value.map(({ id }) => id) : value);
}
