import { formatDollars } from './money';
import type { MandatoryFee } from './site';

/** 105 CMR 590.011, word for word: on the menu, drinks and special pages, unaltered and not editable. */
export const ALLERGY_NOTICE =
  'Before placing your order, please inform your server if a person in your party has a food allergy.';

/** Beside everything that tells which dishes an allergen is in. */
export const TELL_SERVER = 'Our kitchen handles every allergen, so please tell your server, too.';

/** Food Code 3-603.11, word for word: on every page that shows a dish marked raw or undercooked. */
export const RAW_FOOD_NOTICE =
  'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.';

export const RAW_MARK = '*';

/** The statement of a mandatory fee with its amount (940 CMR 38.00), on the menu if the owner sets one. */
export function feeStatement({ name, percent, amount }: MandatoryFee): string {
  const fee = percent === null ? formatDollars(amount) : `${percent}% of the bill`;
  return `${name}: a mandatory fee of ${fee} is added to every order.`;
}
