import type { Change } from '../../api/staff/staff-history';
import { formatTime } from '../../domain/hours-format';
import { formatExactPrice } from '../../domain/money';
import { briefDate } from '../../domain/short-date';
import { KIND_WORDS, formAddress } from '../kit/shell/entry-kinds';
import { exactTime } from '../kit/shell/when';

type Field = Change['fields'][number];
type Value = Field['from'];

/** Fields whose value is stored as one lower-case word. */
const CHOICES = new Set(['style', 'type', 'focus', 'day']);

/** Leaves out `price` if `prices` changed too, since the first of them is the price. */
export function shownFields({ fields }: Change, timezone: string): readonly Field[] {
  const hasSeveral = fields.some(({ name }) => name === 'prices');
  const shown = hasSeveral ? fields.filter(({ name }) => name !== 'price') : fields;
  return shown.map((field) => ({
    ...field,
    from: byClock(field.from, timezone),
    to: byClock(field.to, timezone),
  }));
}

/** Formats an instant by the restaurant's clock: `Sat, Nov 21, 2026, 4:00 PM`. */
function byClock(value: Value, timezone: string): Value {
  const isInstant = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
  return isInstant ? exactTime(value, new Date(0), timezone) : value;
}

const PRICES = new Set(['price', 'feeAmount']);

/** A value in words; empty if there is none. `currency` is an ISO 4217 code. */
export function valueWords(name: string, value: Value, currency: string): string {
  return itemsOf(name, value, currency).join(' · ');
}

/** The value before and after; for a list, only the items that were removed or added. */
export function changeWords({ name, from, to }: Field, currency: string): { from: string; to: string } {
  // A photo is called by its alt text, which a new crop keeps.
  if (typeof from === 'string' && from === to) return { from, to: 'a different photo, same alt text' };
  const [before, after] = [itemsOf(name, from, currency), itemsOf(name, to, currency)];
  const gone = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  const isOrder = gone.length === 0 && added.length === 0;
  const words = (items: readonly string[]) => items.join(' · ');
  return isOrder ? { from: words(before), to: words(after) } : { from: words(gone), to: words(added) };
}

function itemsOf(name: string, value: Value, currency: string): string[] {
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'string' ? each : partWords(each, currency)));
  const words = scalarWords(name, value, currency);
  return words === '' ? [] : [words];
}

type Scalar = string | number | boolean | null;

function scalarWords(name: string, value: Scalar, currency: string): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return PRICES.has(name) ? formatExactPrice(value, currency) : String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return briefDate(value, '');
  if (/^\d{2}:\d{2}$/.test(value)) return formatTime(value);
  return CHOICES.has(name) ? `${value.charAt(0).toUpperCase()}${value.slice(1)}` : value;
}

/**
 * A price with its size, or hours: `ración $20`, `Monday 4:00 PM – 10:00 PM`, `Fri, Dec 25, 2026 closed (Christmas)`.
 */
function partWords(part: Readonly<Record<string, Scalar>>, currency: string): string {
  const { closed, opens, closes, note, ...others } = part;
  const span = [opens, closes].map((time) => scalarWords('', time ?? null, currency)).filter(Boolean);
  const rest = Object.entries(others).map(([name, value]) => scalarWords(name, value, currency));
  return [...rest, closed === true ? 'closed' : span.join(' – '), note ? `(${String(note)})` : '']
    .filter(Boolean)
    .join(' ');
}

/** The subject of the change: `Gambas`, or `Order of Mariscos` if several were reordered. */
export function titleOf({ title, kind, entry }: Change): string {
  const { one } = KIND_WORDS[kind];
  if (entry !== '') return title || one;
  return `Order of ${title === '' ? `${one.toLowerCase()}s`.replace(/ys$/, 'ies') : title}`;
}

/** Where the entry is edited; null if it has no screen or no longer exists. */
export function entryPath({ kind, entry, action }: Change): string | null {
  return action === 'deleted' ? null : formAddress(kind, entry);
}

const SETTINGS_OF_MANAGERS = ['hours', 'exceptions', 'kitchen_closes_at', 'reply_templates'];

/** Whether Restore is offered: never for accounts, and for the settings as the API allows. */
export function isRestorable({ kind, action, fields }: Change, isOwner: boolean): boolean {
  if (kind !== 'site' || isOwner) return kind !== 'account';
  return action === 'changed' && fields.every(({ name }) => SETTINGS_OF_MANAGERS.includes(name));
}

const ACTION_WORDS: Readonly<Record<Change['action'], string>> = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
  reordered: 'reordered',
  'signed-in': 'signed in',
  refused: 'sign-in refused',
  'signed-out': 'signed out everywhere',
  'link-made': 'got a new password link',
  'link-asked': 'sent a link to reset the password',
  'password-set': 'got a new password',
  'two-step-on': 'two-step sign-in turned on',
  'two-step-off': 'two-step sign-in turned off',
  'codes-made': 'got new recovery codes',
  'two-step-required': 'made two-step sign-in required for everyone',
  'two-step-optional': 'made two-step sign-in optional',
};

export function actionWords({ kind, action, by }: Change): string {
  const isInvited = kind === 'account' && action === 'created' && by.kind === 'staff';
  return isInvited ? 'invited' : ACTION_WORDS[action];
}

const SYSTEM = 'The website';

export function personOf({ by, action }: Change): string {
  if (action === 'refused' || action === 'link-asked') return 'Someone';
  if (by.kind === 'system') return SYSTEM;
  return by.kind === 'panel' ? `${by.name} (content panel)` : by.name;
}
