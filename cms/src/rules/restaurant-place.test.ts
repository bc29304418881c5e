import { expect, it } from 'vitest';
import { placeOf } from './restaurant-place';

const boston = { currency: 'USD', timezone: 'America/New_York' };

it.each([
  [null, boston],
  [undefined, boston],
  [{}, boston],
  [{ currency: null, timezone: null }, boston],
  [{ timezone: 'Europe/Madrid' }, { currency: 'USD', timezone: 'Europe/Madrid' }],
  [
    { currency: 'EUR', timezone: 'Europe/Madrid' },
    { currency: 'EUR', timezone: 'Europe/Madrid' },
  ],
])('%j is in %j', (settings, place) => expect(placeOf(settings)).toEqual(place));
