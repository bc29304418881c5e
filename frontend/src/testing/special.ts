import type { TapasSpecial } from '../domain/tapas-special';
import { someDish } from './dish';

/** An active special with one dish. */
export const SPECIAL: TapasSpecial = {
  active: true,
  title: 'Tapas $5',
  price: 5,
  currency: 'USD',
  windowText: 'Mon, Tue, Wed 4 PM to 6 PM',
  days: [1, 2, 3],
  startTime: '16:00',
  endTime: '18:00',
  timezone: 'America/New_York',
  items: [someDish()],
};
