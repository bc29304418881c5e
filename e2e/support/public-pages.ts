/** The path of every public page. */
export const PUBLIC_PATHS = [
  '/',
  '/menu',
  '/drinks',
  '/5-tapas',
  '/events',
  '/gallery',
  '/about',
  '/reservations',
  '/contact',
] as const;
