/** Which part of the picture stays visible when it is cropped. */
export type OfferFocus = 'left' | 'center' | 'right';

export interface Offer {
  id: string;
  /** On this origin: pages forbid others (`img-src`). Null shows the placeholder. */
  imageUrl: string | null;
  focus: OfferFocus;
  badge: string;
  title: string;
  subtitle: string;
  ctaPrimaryLabel: string;
  ctaPrimaryTo: string;
  ctaSecondaryLabel: string;
  ctaSecondaryTo: string;
}

export const OFFER_BUTTONS = {
  ctaPrimaryLabel: 'View Menu',
  ctaPrimaryTo: '/menu',
  ctaSecondaryLabel: 'Book a Table',
  ctaSecondaryTo: '/reservations',
} as const;

export const FALLBACK_OFFERS: readonly Offer[] = [
  {
    ...OFFER_BUTTONS,
    id: 'fallback-tapas-night',
    imageUrl: '/pictures/hero-table.jpg',
    focus: 'center',
    badge: 'Special',
    title: 'Tapas Night: $5 each',
    subtitle: 'Mon · Tue · Wed',
  },
  {
    id: 'fallback-pour-a-glass',
    imageUrl: '/pictures/flat-lay-table.jpg',
    focus: 'left',
    badge: 'Limited',
    title: 'Pour a glass, share a plate',
    subtitle: '',
    ctaPrimaryLabel: 'Book a Table',
    ctaPrimaryTo: '/reservations',
    ctaSecondaryLabel: 'View Menu',
    ctaSecondaryTo: '/menu',
  },
];
