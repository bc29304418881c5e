import { PUBLIC_READS } from '../content/generated/public-reads';

/** Each file has a pattern of its own, and every build new ones. */
const FILES = /^\/(assets|admin-assets|pictures)\/.*/;

/** One of a fixed number of names: the page, the public read, or the pattern that Fastify matched. */
export function routeOf(pattern: string | undefined, url: string, pagePaths: ReadonlySet<string>): string {
  const [path = ''] = url.split('?');
  if (pattern === '/*') return pagePaths.has(path) ? path : '/*';
  if (pattern !== '/api/*') return pattern?.replace(FILES, '/$1/*') ?? 'none';
  if (PUBLIC_READS.has(path)) return path;
  return path.startsWith('/api/admin/') ? '/api/admin/*' : '/api/*';
}
