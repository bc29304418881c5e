import { sizesOf, type StaffFood } from '../../api/staff/staff-food';
import { roundHalfUp } from '../../domain/money';

export interface PriceChange {
  by: number;
  unit: 'percent' | 'amount';
}

export interface NewPrice {
  /** Empty if there is only one price. */
  label: string;
  before: number;
  after: number;
}

const HIGHEST = 10_000;

/** `10`, `+10`, `-2.5`; null for anything else, including empty text and 0. */
export function readChange(typed: string): number | null {
  const text = typed.trim().replace(/^[−–]/, '-').replace(',', '.');
  if (!/^[+-]?\d{1,5}(\.\d{1,2})?$/.test(text)) return null;
  return Number(text) || null;
}

/** Every price of a dish or drink, rounded to whole dollars, half up. A price of 0 stays: it is not shown as one. */
export function newPrices(
  food: Pick<StaffFood, 'price' | 'prices'>,
  { by, unit }: PriceChange,
): readonly NewPrice[] {
  return sizesOf(food).map(({ label, price: before }) => {
    const changed = unit === 'percent' ? before * (1 + by / 100) : before + by;
    return { label, before, after: before === 0 ? 0 : roundHalfUp(changed, 0) };
  });
}

export const isAllowed = ({ before, after }: NewPrice) => before === 0 || (after >= 1 && after <= HIGHEST);

export const isChanged = (prices: readonly NewPrice[]) =>
  prices.some(({ before, after }) => before !== after);

export function fieldsOf(prices: readonly NewPrice[]): Pick<StaffFood, 'price' | 'prices'> {
  const after = prices.map((each) => ({ label: each.label, price: each.after }));
  return { price: after[0]?.price ?? 0, prices: after.filter(({ label }) => label !== '') };
}
