/** What the navbar and the side panel name, in their order, while the special is on. */
export const NAVIGATION_ENTRIES = [
  'Home',
  'Tapas $5',
  'Menu',
  'Drinks',
  'Events',
  'Gallery',
  'About',
  'Contact',
  'Book a Table',
] as const;
