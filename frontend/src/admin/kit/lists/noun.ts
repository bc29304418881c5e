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

/** `Gambas $14, Gildas $8, Pan $4 and 2 more`. */
export function firstOf(all: readonly string[]): string {
  const first = all.slice(0, 3);
  return first.join(', ') + (all.length > first.length ? ` and ${all.length - first.length} more` : '');
}

/** `“Gambas”, “Gildas”, “Pan” and 2 more`. */
export const firstNames = (all: readonly { name: string }[]) => firstOf(all.map(({ name }) => `“${name}”`));

function oneOf(noun: Noun): string {
  return typeof noun === 'string' ? noun : noun.one;
}
