import { vi } from 'vitest';
import type { ApiAnswer, ApiCall } from '../../api/client';
import type { ApiError } from '../../api/errors';
import type { PhotoUse, StaffPhoto } from '../../api/staff/staff-photos';
import { changedTo, failure } from './failure';
import { photoWire } from './photo-wire';

/** Answers the staff calls for photos as the CMS does. `faults` fail the next writes; `sent` records them. */
export function photoServer(photos: readonly StaffPhoto[]) {
  const stored = new Map(photos.map((photo) => [photo.id, photo]));
  const sent: string[] = [];
  const faults: ApiError[] = [];
  const put = (photo: StaffPhoto): StaffPhoto => {
    const next = { ...photo, etag: `"${photo.id}-${sent.length}"` };
    stored.set(photo.id, next);
    return next;
  };

  /** Moves the uses among `at` from one photo to another. */
  function move(from: StaffPhoto, to: StaffPhoto, at?: readonly Pick<PhotoUse, 'kind' | 'id'>[]) {
    const isMeant = ({ id }: PhotoUse) => !at || at.some((place) => place.id === id);
    const places = from.uses.filter(isMeant);
    if (places.length === 0) throw failure('conflict');
    put({ ...from, uses: from.uses.filter((use) => !isMeant(use)), neededUntil: '2027-12-25' });
    return { picture: put({ ...to, uses: [...to.uses, ...places] }), places };
  }

  const answer = vi.fn(async ({ path, method = 'GET', body, headers }: ApiCall): Promise<ApiAnswer> => {
    const [, id = '', action = ''] = /uploads\/?([^/?]*)\/?(\w*)/.exec(path) ?? [];
    if (method === 'GET' && stored.has(id)) return of(stored.get(id));
    if (method === 'GET') return of({ items: [...stored.values()], total: stored.size });
    sent.push(`${method} ${id}${action && `/${action}`} ${JSON.stringify(body ?? null)}`);
    const fault = faults.shift();
    if (fault) throw fault;
    if (id === 'remove') {
      for (const each of (body as { ids: string[] }).ids) stored.delete(each);
      return of(null);
    }
    const photo = stored.get(id);
    if (!photo) throw failure('not-found');
    const given = body as { by?: string; at?: PhotoUse[]; alt?: string };
    if (action === 'replace') return of(move(photo, stored.get(given.by ?? '') ?? photoWire('?'), given.at));
    if (action === 'crop') {
      const made = photoWire(`${id}-crop`, { uses: [], original: photo.original });
      return of(move(photo, made, given.at));
    }
    if (headers?.['If-Match'] !== photo.etag) throw changedTo(photo);
    if (method === 'PATCH') return of(put({ ...photo, alt: given.alt ?? '' }));
    stored.delete(id);
    return of(null);
  });

  return { answer, stored, sent, faults, put };
}

function of(body: unknown): ApiAnswer {
  return { status: 200, body, etag: null };
}
