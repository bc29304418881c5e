import { slugsOf, type StaffFood } from '../../api/staff/staff-food';

/** Tags that forms show as a switch. An entry may have either or both. */
const SWITCHES: Readonly<Record<string, 'halal' | 'alcohol_free'>> = {
  halal: 'halal',
  'alcohol-free': 'alcohol_free',
};

/** The slugs of its tags, with those of its switches. */
export function tagsOf(food: StaffFood): readonly string[] {
  const switched = Object.keys(SWITCHES).filter((tag) => isSwitchedOn(food, tag));
  return [...new Set([...slugsOf(food.dietary_tags), ...switched])];
}

/** The fields that change, in the API's format. */
export function withoutTag(food: StaffFood, tag: string): Record<string, unknown> {
  const others = slugsOf(food.dietary_tags).filter((slug) => slug !== tag);
  const [name] = isSwitchedOn(food, tag) ? [SWITCHES[tag]] : [];
  return { dietary_tags: others.join('|'), ...(name && { [name]: false }) };
}

function isSwitchedOn(food: StaffFood, tag: string): boolean {
  const name = SWITCHES[tag];
  return name !== undefined && (food as Partial<Record<string, unknown>>)[name] === true;
}
