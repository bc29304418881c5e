import { describe, expect, it } from 'vitest';
import { isPromoDue, localDate, promoSubtitle, type PromoCircumstances } from './promo';

// 2026-11-22 is a Sunday. A date without a zone uses the machine's zone, as it would use a visitor's.
const SUNDAY = 22;
const at = (day: number, time = '12:00') => new Date(`2026-11-${day}T${time}:00`);

function isDue(circumstances: Partial<PromoCircumstances>): boolean {
  return isPromoDue({
    search: '',
    now: at(SUNDAY),
    dismissedOn: null,
    wasClosed: false,
    isAtPlace: false,
    isSpecialOn: true,
    ...circumstances,
  });
}

describe('the promo popup', () => {
  it.each([
    ['Sunday', 22, true],
    ['Monday', 23, true],
    ['Tuesday', 24, true],
    ['Wednesday', 25, true],
    ['Thursday', 26, false],
    ['Friday', 27, false],
    ['Saturday', 28, false],
  ])('on a %s', (_name, day, expected) => {
    for (const time of ['00:00', '16:00', '23:59']) {
      expect(isDue({ now: at(day, time) })).toBe(expected);
      expect(isDue({ now: at(day, time), search: '?promo=1' })).toBe(true);
    }
  });

  it('does not open for the rest of the day on which it was dismissed', () => {
    expect(isDue({ now: at(22, '00:00'), dismissedOn: '2026-11-22' })).toBe(false);
    expect(isDue({ now: at(22, '23:59'), dismissedOn: '2026-11-22' })).toBe(false);
    expect(isDue({ now: at(23, '00:00'), dismissedOn: '2026-11-22' })).toBe(true);
    expect(isDue({ dismissedOn: 'nonsense' })).toBe(true);
  });

  it('does not open if the special is known to be off, but opens if that is unknown', () => {
    expect(isDue({ isSpecialOn: false })).toBe(false);
    expect(isDue({ isSpecialOn: undefined })).toBe(true);
  });

  it('does not open if it was closed in this visit, or if a link led to a place on the page', () => {
    expect(isDue({ wasClosed: true })).toBe(false);
    expect(isDue({ isAtPlace: true })).toBe(false);
  });

  it('opens whenever the address asks for it', () => {
    const never = {
      now: at(28),
      dismissedOn: '2026-11-28',
      wasClosed: true,
      isAtPlace: true,
      isSpecialOn: false,
    };
    expect(isDue({ ...never, search: '?promo=1' })).toBe(true);
    expect(isDue({ ...never, search: '?utm=x&promo=1' })).toBe(true);
    for (const search of ['?promo=0', '?promo=', '?promo=11', '?nopromo=1', '?%E0%A4%A']) {
      expect(isDue({ ...never, search })).toBe(false);
    }
  });

  it.each([
    ['15:59', 'Coming soon — Mon to Wed, 4–6 PM'],
    ['16:00', 'Happening now'],
    ['17:59', 'Happening now'],
    ['18:00', 'Coming soon — Mon to Wed, 4–6 PM'],
    ['04:00', 'Coming soon — Mon to Wed, 4–6 PM'],
  ])('says at %s: %s', (time, subtitle) => {
    expect(promoSubtitle(at(23, time))).toBe(subtitle);
  });

  it('stores the date in the visitor’s time zone', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
  });
});
