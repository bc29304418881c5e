import type { PhotoUse, StaffPhoto } from '../../api/staff/staff-photos';
import { hasWords, makeReader, queryWords } from '../../domain/search';
import { briefDate } from '../../domain/short-date';
import { addDays } from '../../domain/zoned-time';
import { DRAFT_DAYS } from '../kit/forms/draft-store';
import { counted } from '../kit/lists/noun';

/** `kept`: not used, but the history or a photo cropped from it needs it. */
type PhotoState = 'used' | 'unused' | 'kept';

export const STATES: readonly { value: PhotoState | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'used', label: 'In use' },
  { value: 'unused', label: 'Not used' },
  { value: 'kept', label: 'Kept for history' },
];

export function stateOf({ uses, crops, neededUntil }: StaffPhoto): PhotoState {
  if (uses.length > 0) return 'used';
  return crops.length > 0 || neededUntil !== null ? 'kept' : 'unused';
}

/** An unsaved form may use it: drafts are kept for this long. */
export function mayBeInForm({ madeAt }: StaffPhoto, today: string): boolean {
  return madeAt.slice(0, 10) >= addDays(today, -DRAFT_DAYS);
}

/** The name of its file, without the ending; `pan-con-tomate.jpg` reads as words. */
export function nameOf({ name }: Pick<StaffPhoto, 'name'>): string {
  const bare = name.replace(/\.(jpe?g|png|webp|avif)$/i, '') || name;
  if (!/^[a-z]+(-[a-z]+)*$/.test(bare)) return bare;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1).replaceAll('-', ' ')}`;
}

const readPhoto = makeReader<StaffPhoto>(({ name, alt, uses }) => [
  name,
  alt,
  ...uses.map(({ title }) => title),
]);

interface PhotoFilter {
  query: string;
  state: string;
}

/** The photos that match, and how many match in each state. */
export function viewPhotos(photos: readonly StaffPhoto[], { query, state }: PhotoFilter) {
  const words = queryWords(query);
  const found = photos.filter((photo) => hasWords(readPhoto(photo), words));
  const inState = (wanted: string) =>
    wanted === '' ? found : found.filter((photo) => stateOf(photo) === wanted);
  return {
    shown: inState(state),
    counts: Object.fromEntries(STATES.map(({ value }) => [value, inState(value).length])),
  };
}

/** The line below a photo's name: its first use, `Not used`, `Not used yet`, `Kept until Dec 25, 2027`. */
export function stateWords(photo: StaffPhoto, today: string): string {
  const [first] = photo.uses;
  if (first) return first.title;
  if (photo.neededUntil !== null) return `Kept until ${dayOf(photo.neededUntil, today)}`;
  if (photo.crops.length > 0) return 'Original of a cropped photo';
  return mayBeInForm(photo, today) ? 'Not used yet' : 'Not used';
}

/** `Sat, Dec 25, 2027` without the weekday. */
function dayOf(date: string, today: string): string {
  return briefDate(date, today).replace(/^\w+, /, '');
}

/** Why a photo that nothing shows is kept; null if it can be deleted. */
export function keptWords({ neededUntil, crops }: StaffPhoto, today: string): string | null {
  if (neededUntil !== null)
    return `It’s not used anywhere now. It’s kept until ${dayOf(neededUntil, today)} because History may need it to restore an entry.`;
  if (crops.length > 0)
    return 'It’s not used anywhere now. It’s kept because another photo was cropped from it.';
  return null;
}

/** `“Croquetas”`, or `3 places`. */
export function placesWords(places: readonly PhotoUse[]): string {
  const [first] = places;
  return places.length === 1 && first ? `“${first.title}”` : counted(places.length, 'place');
}

/** `240 KB`, `1.4 MB`. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1_000;
  return kilobytes < 1_000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1_000).toFixed(1)} MB`;
}
