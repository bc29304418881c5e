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
