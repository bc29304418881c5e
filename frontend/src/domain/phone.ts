/** The key of each letter. */
const KEYS = '22233344455566677778889999';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const keyOf = (letter: string) => KEYS[letter.toLowerCase().charCodeAt(0) - 97] ?? '';

/**
 * The `tel:` link of a phone number as someone typed it. Letters become keypad digits if that makes a US number
 * (`617-555-TAPA`); otherwise they are ignored. Only a US number or one that starts with + gets a country code.
 */
export function phoneLink(phone: string): string {
  const [, number = phone, extension] = /^(.*?\d.*?[^a-z])(?:ext[a-z]*|x|#)[^a-z\d]*(\d+)/i.exec(phone) ?? [];
  const digits = digitsOf(number);
  const american = [digits, digitsOf(number.replace(/[a-z]/gi, keyOf))].find((each) =>
    /^1?\d{10}$/.test(each),
  );
  let dialed = american ? `+1${american.slice(-10)}` : digits;
  if (number.trim().startsWith('+')) dialed = `+${american ?? digits}`;
  return `tel:${dialed}${extension === undefined ? '' : `;ext=${extension}`}`;
}
