/** The path as the routes write it: Strapi's router ignores case and a trailing slash. */
export function routedPath(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
