import type { PhotoUse, StaffPhoto } from '../../api/staff/staff-photos';
import { claim, fakeApi, newEtag } from './fake-api';
import { failure } from './failure';
import { photoWire } from './photo-wire';

/** A fake API of photos. */
export function photoServer(photos: readonly StaffPhoto[]) {
  const stored = new Map(photos.map((photo) => [photo.id, photo]));
  const put = (photo: StaffPhoto): StaffPhoto => {
    const next = { ...photo, etag: newEtag() };
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

  const api = fakeApi('/api/admin/uploads', (call) => {
    const { method, rest, body } = call;
    const [id = '', action] = rest.split('/');
    if (method === 'GET') return stored.get(id) ?? { items: [...stored.values()], total: stored.size };
    if (id === 'remove') {
      for (const each of (body as { ids: string[] }).ids) stored.delete(each);
      return null;
    }
    const photo = stored.get(id);
    if (!photo) throw failure('not-found');
    const given = body as { by?: string; at?: PhotoUse[]; alt?: string };
    if (action === 'replace') return move(photo, stored.get(given.by ?? '') ?? photoWire('?'), given.at);
    if (action === 'crop') {
      const made = photoWire(`${id}-crop`, { uses: [], original: photo.original });
      return move(photo, made, given.at);
    }
    claim(call, photo);
    if (method === 'PATCH') return put({ ...photo, alt: given.alt ?? '' });
    stored.delete(id);
    return null;
  });

  return { ...api, stored, put };
}
