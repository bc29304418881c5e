import { slugsOf, type StaffFood } from '../../api/staff/staff-food';

/** Tags that forms show as a switch, and its field. An entry may have the tag, the switch or both. */
const SWITCHES: Readonly<Record<string, string>> = { halal: 'halal', 'alcohol-free': 'alcohol_free' };

/** The slugs of its tags, including those of its switches. */
export function tagsOf(food: StaffFood): readonly string[] {
  const switched = Object.keys(SWITCHES).filter((tag) => switchOf(food, tag) !== null);
  return [...new Set([...slugsOf(food.dietary_tags), ...switched])];
}

/** The fields to change, in the API's format. */
export function withoutTag(food: StaffFood, tag: string): Record<string, unknown> {
  const others = slugsOf(food.dietary_tags).filter((slug) => slug !== tag);
  const name = switchOf(food, tag);
  return { dietary_tags: others.join('|'), ...(name !== null && { [name]: false }) };
}

/** The field of the tag's switch, if that is on. */
function switchOf(food: StaffFood, tag: string): string | null {
  const name = SWITCHES[tag];
  const isOn = name !== undefined && (food as Partial<Record<string, unknown>>)[name] === true;
  return isOn ? name : null;
}
