import * as z from 'zod/mini';
import { sizesOf, type StaffFood } from '../../api/staff/staff-food';
import type { NamedPrice } from '../../domain/menu';
import { readMenuPrice } from '../../domain/menu-price';
import { formatExactPrice } from '../../domain/money';
import { menuPriceRule, textRule } from '../kit/forms/field-rules';
import { priceQuestion, priceText } from '../kit/shell/price-words';
import type { Question } from '../kit/shell/confirm';
import { PricesField, type TypedPrice } from './prices-field';

const NO_LABEL = 'Name each size, like tapa or ración.';
const REPEATED = 'This size is named more than once.';

const rule = z.array(z.object({ label: textRule(30), price: menuPriceRule })).check(
  z.superRefine((rows, ctx) => {
    const labels = rows.map(({ label }) => label.toLowerCase());
    labels.forEach((label, at) => {
      const isMissing = label === '' && rows.length > 1;
      const isRepeated = labels.indexOf(label) < at;
      if (isMissing || isRepeated)
        ctx.addIssue({ code: 'custom', path: [at, 'label'], message: isMissing ? NO_LABEL : REPEATED });
    });
  }),
);

/** One price, or one for each size. The API also stores the first as `price`. */
export function prices(currency: string) {
  return {
    label: 'Price',
    rule,
    initial: [{ label: '', price: '' }],
    read: (food: Pick<StaffFood, 'price' | 'prices'>): TypedPrice[] =>
      sizesOf(food).map(({ label, price }) => ({ label, price: priceText(price) })),
    send: (rows: NamedPrice[]) => ({
      price: rows[0]?.price,
      prices: rows.filter(({ label }) => label !== ''),
    }),
    alsoNamed: ['price'],
    show: (rows: readonly TypedPrice[]) =>
      rows.map(({ label, price }) => `${label} ${shown(price, currency)}`.trim()).join(', '),
    control: () => <PricesField currency={currency} />,
  };
}

/** Asks about the first price that changes by more than half. */
export function pricesQuestion(stored: StaffFood, now: NamedPrice[], currency: string): Question | null {
  const before = sizesOf(stored);
  for (const [at, { label, price }] of now.entries()) {
    const old = before.find((size) => size.label === label) ?? (at === 0 ? before[0] : undefined);
    const name = label === '' ? stored.name : `${stored.name} (${label})`;
    const question = old && priceQuestion(name, old.price, price, currency);
    if (question) return question;
  }
  return null;
}

/** The price in the preview; null if it can’t be parsed yet. */
export function typedPrices(rows: readonly TypedPrice[]) {
  const sizes = rows.map(({ label, price }) => ({ label: label.trim(), price: readMenuPrice(price).price }));
  return {
    price: sizes[0]?.price ?? null,
    prices: sizes.flatMap(({ label, price }) => (label === '' || price === null ? [] : [{ label, price }])),
  };
}

function shown(typed: string, currency: string): string {
  return Number.isFinite(Number(typed)) ? formatExactPrice(Number(typed), currency) : typed;
}
