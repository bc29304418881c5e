import type { Food } from '../domain/menu';
import { parseTags } from '../domain/parse-tags';
import { firstOf, type Loose, readFlag } from './wire-values';

interface AllergenWire {
  allergens: string;
  allergensTags: string;
  allergens_str: string;
  may_contain: string;
  mayContain: string;
  allergens_confirmed: boolean;
  allergensConfirmed: boolean;
}

/** If a list is missing or has the wrong type, an allergen may have been missed, so nothing counts as confirmed. */
export function readAllergens(
  wire: Loose<AllergenWire>,
): Pick<Food, 'allergens' | 'may_contain' | 'allergens_confirmed'> {
  const given = (...aliases: unknown[]) => aliases.filter((value) => value != null);
  const contained = given(wire.allergens, wire.allergensTags, wire.allergens_str);
  const possible = given(wire.may_contain, wire.mayContain);
  const isRead = (list: unknown[]) =>
    list.length > 0 && list.flat().every((part) => typeof part === 'string');
  return {
    allergens: parseTags(contained.flat()),
    may_contain: parseTags(possible.flat()),
    allergens_confirmed:
      isRead(contained) &&
      isRead(possible) &&
      readFlag(firstOf(wire.allergens_confirmed, wire.allergensConfirmed), false),
  };
}
