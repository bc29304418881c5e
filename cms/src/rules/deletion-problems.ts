import { addDays, type CalendarDate } from './calendar';

export interface FoodUse {
  isInSpecial: boolean;
  highlightDates: ReadonlyArray<CalendarDate | null>;
  /** What has a button that leads to it: `the event “Paella night”`. */
  linkedFrom: readonly string[];
}

/** Any beyond these are only counted. */
const MAX_NAMED = 3;

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const LONG_DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LIST_FORMAT = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Why a dish or drink can't be deleted, in a sentence for staff, or null. Highlights of past days don't count. */
export function foodInUse(
  name: string,
  { isInSpecial, highlightDates, linkedFrom }: FoodUse,
  today: CalendarDate,
): string | null {
  const isEveryDay = highlightDates.includes(null);
  const dates = highlightDates.filter((date): date is CalendarDate => date !== null && date >= today);
  const days = [...new Set(dates)].sort().map((date) => dayWords(date, today));
  const places = [
    ...(isInSpecial ? ['in the tapas special'] : []),
    ...(isEveryDay ? ['in the everyday highlights'] : []),
    ...(days.length > 0 ? [`in the highlights of ${inList(days)}`] : []),
    ...(linkedFrom.length > 0 ? [`linked from ${inList(linkedFrom, 'place')}`] : []),
  ];
  if (places.length === 0) return null;
  return `“${name}” is ${places.join(' and ')}. Remove it from there first. If it’s only unavailable for now, mark it sold out instead.`;
}

export function categoryInUse(name: string, count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? `“${name}” still holds 1 item. Move or delete it first.`
    : `“${name}” still holds ${count} items. Move or delete them first.`;
}

export interface PictureNeeds {
  /** The entries that show it. */
  uses: readonly { title: string }[];
  /** The kept pictures that were cropped from it. */
  crops: readonly { title: string }[];
  /** The last day on which the history can restore an entry that shows it. */
  neededUntil: CalendarDate | null;
}

/** Why a picture can't be deleted, in a sentence for staff, or null. */
export function pictureNeeded(name: string, { uses, crops, neededUntil }: PictureNeeds): string | null {
  if (uses.length > 0)
    return `The photo “${name}” is used by ${inList(
      uses.map(({ title }) => `“${title}”`),
      'place',
    )}. Choose another photo there first.`;
  if (crops[0])
    return `The photo “${name}” is the original of a cropped photo, “${crops[0].title}”, which is still kept. Delete that first.`;
  if (neededUntil === null) return null;
  const day = LONG_DAY_FORMAT.format(new Date(`${neededUntil}T00:00:00Z`));
  return `The history needs the photo “${name}” until ${day}, to bring back earlier versions. After that it can be deleted.`;
}

/** A day in words, without commas, for lists: `today`, `tomorrow`, `Sun Nov 29`; plus the year if it differs. */
function dayWords(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const words = DAY_FORMAT.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${date.slice(0, 4)}`;
}

function inList(all: readonly string[], noun = 'day'): string {
  const others = all.length - MAX_NAMED;
  if (others <= 0) return LIST_FORMAT.format(all);
  return LIST_FORMAT.format([
    ...all.slice(0, MAX_NAMED),
    others === 1 ? `1 more ${noun}` : `${others} more ${noun}s`,
  ]);
}
