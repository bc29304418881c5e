import type { StaffDish, StaffFood } from '../../api/staff/staff-food';

/** A dish; pass only the parts that matter. */
export function someFood(parts: Partial<StaffFood>): StaffFood {
  const id = parts.id ?? 'food';
  return {
    id,
    etag: `"${id}"`,
    list: 'menu',
    name: id,
    description: '',
    price: 10,
    prices: [],
    dietary_tags: '',
    allergens: '',
    may_contain: '',
    allergens_confirmed: true,
    available: true,
    sold_out_until: null,
    sold_out_at: null,
    sold_out_by: '',
    left_tonight: null,
    left_until: null,
    featured: false,
    order: 999,
    category: 'cold',
    pairings: [],
    image: '/uploads/picture.jpg',
    image_alt: 'A plate',
    imageId: 'picture',
    ...parts,
  };
}

/** A dish as staff read it; pass only the parts that matter. */
export const someStaffDish = (parts: Partial<StaffDish>): StaffDish => ({
  ...someFood(parts),
  raw: false,
  spicy_level: 0,
  halal: false,
  menuHighlightTag: '',
  pairingIds: [],
  ...parts,
});
