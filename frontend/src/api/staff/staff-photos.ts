import type { LibraryPictureWire, ReplacedPictureWire } from '../generated/wire';
import { staffBody } from './staff-body';
import { staffCall } from './staff-call';
import { staffCollection } from './staff-collection';

/** A stored picture, and what it is needed for. */
export type StaffPhoto = LibraryPictureWire;
export type PhotoUse = StaffPhoto['uses'][number];
export type Replaced = ReplacedPictureWire;
/** A part of a picture, in the original’s pixels. */
export type PhotoArea = NonNullable<StaffPhoto['crop']>;

const PHOTOS_PATH = '/api/admin/uploads';
/** Pictures are encoded one at a time, so a full queue takes a while. */
const STORING_MS = 120_000;
/** The API deletes up to 200 in one call, but other writers wait meanwhile: fewer at a time keep that short. */
const REMOVED_AT_ONCE = 50;

export const photosCollection = staffCollection<StaffPhoto>({
  path: PHOTOS_PATH,
  noun: 'photo',
  pageSize: 500,
});

const placesOf = (places?: readonly PhotoUse[]) =>
  places ? { at: places.map(({ kind, id }) => ({ kind, id })) } : {};

/** Shows another stored picture in these places, or in all. `conflict` if the photo is in none of them. */
export function replacePhoto(id: string, by: string, places?: readonly PhotoUse[]): Promise<Replaced> {
  const path = `${PHOTOS_PATH}/${encodeURIComponent(id)}/replace`;
  return staffBody({ path, method: 'POST', body: { by, ...placesOf(places) } });
}

/** Like `replacePhoto`, but with a part of the photo’s original, stored as a new picture. */
export function cropPhoto(id: string, area: PhotoArea, places?: readonly PhotoUse[]): Promise<Replaced> {
  const path = `${PHOTOS_PATH}/${encodeURIComponent(id)}/crop`;
  const body = { ...area, ...placesOf(places) };
  return staffBody({ path, method: 'POST', body, timeoutMs: STORING_MS });
}

/** Rejects with `conflict` if one of them is now in use; then none of its batch is deleted. */
export async function removePhotos(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE) {
    const body = { ids: ids.slice(at, at + REMOVED_AT_ONCE) };
    await staffCall({ path: `${PHOTOS_PATH}/remove`, method: 'POST', body });
  }
}
