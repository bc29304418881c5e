import type { StaffPhoto } from '../../api/staff/staff-photos';

/** A photo that a dish of the same name shows. */
export function photoWire(id: string, changes: Partial<StaffPhoto> = {}): StaffPhoto {
  const size = { width: 1_200, height: 800 };
  const url = `/uploads/${id}.jpg?v=1`;
  return {
    id,
    url,
    ...size,
    alt: `A plate of ${id}`,
    name: `${id}.jpg`,
    bytes: 240_000,
    madeAt: '2026-10-12T15:00:00.000Z',
    original: { id, url, ...size },
    crop: null,
    uses: [{ kind: 'dish', id: `dish-${id}`, title: `Dish of ${id}` }],
    crops: [],
    neededUntil: null,
    etag: `"${id}"`,
    ...changes,
  };
}
