import type { AdminIconName } from './admin-icon';

export interface NavEntry {
  to: string;
  label: string;
  icon: AdminIconName;
  /** One of the four within a thumb's reach on a phone. */
  isFrequent: boolean;
}

/** The staff area's screens, as its navigation names them. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { to: '/admin/menu', label: 'Menu', icon: 'utensils', isFrequent: true },
  { to: '/admin/drinks', label: 'Drinks', icon: 'wine', isFrequent: true },
  { to: '/admin/highlights', label: 'Highlights', icon: 'star', isFrequent: true },
  { to: '/admin/offers', label: 'Offers', icon: 'tag', isFrequent: false },
  { to: '/admin/events', label: 'Events', icon: 'calendar', isFrequent: false },
  { to: '/admin/tapas5', label: 'Tapas $5', icon: 'dollar', isFrequent: false },
  { to: '/admin/contacts', label: 'Messages', icon: 'mail', isFrequent: true },
  { to: '/admin/site', label: 'Restaurant', icon: 'store', isFrequent: false },
];
