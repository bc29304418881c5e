/** The `tel:` link of a phone number. Ten digits are a US number; one that starts with + keeps its country code. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
