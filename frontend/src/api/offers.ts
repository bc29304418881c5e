import { FALLBACK_OFFERS, type Offer, OFFER_BUTTONS } from '../domain/offer';
import type { OfferWire } from './generated/wire';
import { entriesOf, type Loose, readLink, readText } from './wire-values';

/** Accepts a list, or an object with a list in `items`; returns the built-in offers if it is empty. */
export function readOffers(wire: unknown): readonly Offer[] {
  const offers = entriesOf<OfferWire>(wire, 'a list of offers', 'items').map(readOffer);
  return offers.length === 0 ? FALLBACK_OFFERS : offers;
}

export function readOffer(entry: Loose<OfferWire>, index = 0): Offer {
  return {
    id: readText(entry.id, String(index + 1)),
    imageUrl: readText(entry.imageUrl) || null,
    focus: entry.focus === 'left' || entry.focus === 'right' ? entry.focus : 'center',
    badge: readText(entry.badge),
    title: readText(entry.title, 'Untitled'),
    subtitle: readText(entry.subtitle),
    ctaPrimaryLabel: readText(entry.ctaPrimaryLabel, OFFER_BUTTONS.ctaPrimaryLabel),
    ctaPrimaryTo: readLink(entry.ctaPrimaryTo, OFFER_BUTTONS.ctaPrimaryTo),
    ctaSecondaryLabel: readText(entry.ctaSecondaryLabel, OFFER_BUTTONS.ctaSecondaryLabel),
    ctaSecondaryTo: readLink(entry.ctaSecondaryTo, OFFER_BUTTONS.ctaSecondaryTo),
  };
}
