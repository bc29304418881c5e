/** The placeholder for the guest’s first name in a template. */
const PLACEHOLDER = '{name}';

/** If a title or an initial comes first, the whole name is used. */
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|sr|sra|srta|don|doña|the)\.?$/i;
const INITIAL = /^\p{L}\.?$/u;
const NAME = /^\p{L}[\p{L}\p{M}.'’-]*$/u;

/** The template with the guest’s first name. Without a usable one, `{name}` stays for staff to replace. */
export function filledIn(template: string, guest: string): string {
  return template.replaceAll(PLACEHOLDER, () => firstNameOf(guest) ?? PLACEHOLDER);
}

export const isFilledIn = (text: string): boolean => !text.includes(PLACEHOLDER);

/** Null if it is not a name but, for example, an address or a number. */
function firstNameOf(guest: string): string | null {
  const [last = '', given = ''] = guest.split(',');
  const words = (given.trim() === '' ? last : given).trim().split(/\s+/);
  if (!words.every((word) => NAME.test(word) || word === '&')) return null;
  const [first = ''] = words;
  const isWhole = TITLE.test(first) || INITIAL.test(first);
  if (isWhole && words.length === 1) return null;
  return isWhole ? words.join(' ') : capitalized(first);
}

/** “ANA” and “ana” become “Ana”; mixed case stays as it was typed. */
function capitalized(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name.replace(/\p{L}+/gu, (part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
}
