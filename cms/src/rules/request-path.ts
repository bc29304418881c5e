/** The path as the routes write it: Strapi's router takes other cases and a slash at the end, too. */
export function routedPath(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
