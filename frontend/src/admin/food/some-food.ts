import type { StaffFood } from '../../api/staff/staff-food';

/** For tests: something to eat, of which only what is given matters. */
export function someFood(parts: Partial<StaffFood>): StaffFood {
  const id = parts.id ?? 'food';
  return {
    id,
    etag: `"${id}"`,
    name: id,
    description: '',
    price: 10,
    dietaryTags: [],
    allergens: [],
    mayContain: [],
    isConfirmed: true,
    isAvailable: true,
    isFeatured: false,
    order: 999,
    categoryId: 'cold',
    image: { id: 'picture', src: '/uploads/picture.jpg', alt: 'A plate' },
    ...parts,
  };
}
