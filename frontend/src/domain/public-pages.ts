/** In the order of the navigation. Routes, sitemap and the admin's links take their pages from here, too. */
export const PUBLIC_PAGES = [
  { path: '/', title: 'Home' },
  { path: '/5-tapas', title: 'Tapas $5' },
  { path: '/menu', title: 'Menu' },
  { path: '/drinks', title: 'Drinks' },
  { path: '/events', title: 'Events' },
  { path: '/gallery', title: 'Gallery' },
  { path: '/about', title: 'About' },
  { path: '/contact', title: 'Contact' },
  { path: '/reservations', title: 'Reservations' },
] as const;

export type PublicPath = (typeof PUBLIC_PAGES)[number]['path'];
