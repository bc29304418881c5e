/** A slide of the home page's hero. */
export interface Offer {
  id: string;
  /** A path on this origin or an absolute URL; null shows the placeholder. */
  imageUrl: string | null;
  /** May be empty, as may the subtitle. */
  badge: string;
  title: string;
  subtitle: string;
  ctaPrimaryLabel: string;
  ctaPrimaryTo: string;
  ctaSecondaryLabel: string;
  ctaSecondaryTo: string;
}

/** What a slide's buttons say and lead to where the source gives nothing. */
export const OFFER_BUTTONS = {
  ctaPrimaryLabel: 'View Menu',
  ctaPrimaryTo: '/menu',
  ctaSecondaryLabel: 'Book a Table',
  ctaSecondaryTo: '/reservations',
} as const;

/** Shown when no offers are supplied, or the call fails. */
export const FALLBACK_OFFERS: readonly Offer[] = [
  {
    ...OFFER_BUTTONS,
    id: 'fallback-tapas-night',
    imageUrl: '/pictures/hero-table.jpg',
    badge: 'Special',
    title: 'Tapas Night: $5 each',
    subtitle: 'Mon · Tue · Wed',
  },
  {
    id: 'fallback-pour-a-glass',
    imageUrl: '/pictures/flat-lay-table.jpg',
    badge: 'Limited',
    title: 'Pour a glass, share a plate',
    subtitle: '',
    ctaPrimaryLabel: 'Book a Table',
    ctaPrimaryTo: '/reservations',
    ctaSecondaryLabel: 'View Menu',
    ctaSecondaryTo: '/menu',
  },
];
