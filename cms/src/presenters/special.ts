import type { z } from 'zod';
import { special, staffSpecial } from '../contract/entities/special';
import type { RestaurantPlace } from '../rules/restaurant-place';
import { columnsOf, dinersPart, type Stored } from './columns';
import { toStaffDish, type DishRecord } from './food';

export type SpecialRecord = Partial<Stored<typeof special.fields>> & {
  dishes?: readonly DishRecord[] | null;
};

/** Used until the special is saved for the first time. */
export const SPECIAL_WHEN_MISSING = {
  active: false,
  title: 'Tapas $5',
  price: 5,
  windowText: 'Mon, Tue, Wed 4 PM to 6 PM',
  daysCsv: 'MON,TUE,WED',
  startTime: '16:00',
  endTime: '18:00',
} as const satisfies SpecialRecord;

/** The special as diners see it: its available dishes, in the order staff chose; none while it is off. */
export function publicSpecial(
  record: SpecialRecord | null | undefined,
  place: RestaurantPlace,
): z.output<typeof special.forDiners> {
  const { items, ...rest } = toStaffSpecial(record, place);
  const shown = rest.active ? items.filter(({ available }) => available) : [];
  return dinersPart(special.forDiners, {
    ...rest,
    items: shown.map(({ available: _available, ...item }) => item),
  });
}

export function toStaffSpecial(
  record: SpecialRecord | null | undefined,
  place: RestaurantPlace,
): Omit<z.output<typeof staffSpecial>, 'etag'> {
  const dishes = record?.dishes ?? [];
  return {
    ...columnsOf(special.fields, record ?? SPECIAL_WHEN_MISSING),
    ...place,
    itemIds: dishes.map(({ documentId }) => documentId),
    items: dishes.map(toItem),
  };
}

function toItem(record: DishRecord) {
  const dish = toStaffDish(record);
  return dinersPart(staffSpecial.shape.items.element, { ...dish, tags: dish.dietary_tags });
}
