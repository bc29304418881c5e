export type Noun = string | { one: string; many: string };

const IN_ES = /(?:s|x|z|ch|sh)$/;

/** `2 dishes`, `1 message`. */
export function counted(count: number, noun: Noun): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? oneOf(noun) : manyOf(noun)}`;
}

export function manyOf(noun: Noun): string {
  if (typeof noun !== 'string') return noun.many;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}${IN_ES.test(noun) ? 'es' : 's'}`;
}

/** `“Gambas”, “Gildas”, “Pan” and 2 more`. */
export function firstNames(all: readonly { name: string }[]): string {
  const names = all.slice(0, 3).map(({ name }) => `“${name}”`);
  const more = all.length > names.length ? ` and ${all.length - names.length} more` : '';
  return names.join(', ') + more;
}

function oneOf(noun: Noun): string {
  return typeof noun === 'string' ? noun : noun.one;
}
