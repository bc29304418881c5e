/** Text as searches compare it: without accents, in lower case. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function isFound(search: string, texts: readonly string[]): boolean {
  const wanted = folded(search.trim());
  return wanted === '' || texts.some((text) => folded(text).includes(wanted));
}
