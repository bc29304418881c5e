import type { StaffHighlight } from '../../api/staff/staff-highlights';

type Parts = Partial<Omit<StaffHighlight, 'shown'>> & { name?: string; tag?: string };

/** A highlight as the API gives it, by default of the dish `dish-<id>`. */
export function aHighlight(id: string, { name = id, tag = '', ...parts }: Parts = {}): StaffHighlight {
  const position = parts.position ?? 1;
  return {
    id,
    etag: `"${id}"`,
    date: null,
    active: true,
    itemId: `dish-${id}`,
    tagOverride: '',
    dishTag: '',
    shown: {
      id,
      position,
      name,
      description: '',
      price: 12,
      priceFormatted: '$12.00',
      image: null,
      tag,
      category: 'Tapas',
      dishId: null,
      raw: false,
    },
    ...parts,
    position,
  };
}
