/** `//host` is another site's address, although it starts with a slash. */
export function isInternalLink(to: string): boolean {
  return /^\/(?![/\\])/.test(to);
}
