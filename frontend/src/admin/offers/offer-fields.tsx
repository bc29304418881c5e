import { OFFER_BUTTONS } from '../../domain/offer';
import { date, line, link, longText, picture, toggle } from '../kit/forms/field-kinds';
import { section, type ValuesOf } from '../kit/forms/field-list';
import { OfferDays } from './offer-days';

export const OFFER_FIELDS = {
  ...section('Basics', {
    title: line({
      label: 'Title',
      max: 120,
      isRequired: true,
      help: 'Large, over the photo: a few words.',
    }),
    subtitle: longText({ label: 'Subtitle', max: 200, rows: 2, help: 'Below the title, if it needs more.' }),
    badge: line({ label: 'Badge', max: 40, help: 'Small, above the title: “For two”, “Weekend only”.' }),
    image: picture({
      label: 'Photo',
      aspect: 16 / 9,
      help: 'Fills the screen behind the words, which stand on the left. If blank, we show an illustrated plate.',
    }),
  }),
  ...section('When it shows', {
    startDate: date('startDate', { label: 'First day', none: 'At once', control: () => <OfferDays /> }),
    endDate: date('endDate', { label: 'Last day', none: 'No end', control: () => null }),
    active: toggle({ label: 'Published', initial: true, help: 'Off hides it regardless of dates.' }),
  }),
  ...section('Buttons', {
    ctaPrimaryLabel: line({
      label: 'First button',
      max: 40,
      help: `Default: ${OFFER_BUTTONS.ctaPrimaryLabel}`,
    }),
    ctaPrimaryTo: link({
      label: 'First link',
      help: 'A page of the site, or a web address. Default: Menu',
    }),
    ctaSecondaryLabel: line({
      label: 'Second button',
      max: 40,
      help: `Default: ${OFFER_BUTTONS.ctaSecondaryLabel}`,
    }),
    ctaSecondaryTo: link({
      label: 'Second link',
      help: 'A page of the site, or a web address. Default: Reservations',
    }),
  }),
};

export type OfferValues = ValuesOf<typeof OFFER_FIELDS>;

export const OFFER_RULES = [
  {
    name: 'endDate' as const,
    complaint: 'The end is before the start.',
    holds: ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
      !startDate || !endDate || startDate <= endDate,
  },
];
