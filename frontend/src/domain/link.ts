/** Whether a link stays in the app. `//host` is another site's address without its protocol, whatever it looks like. */
export function isInternalLink(to: string): boolean {
  return /^\/(?![/\\])/.test(to);
}
