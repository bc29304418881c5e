import { wallClock } from '../../../domain/zoned-time';
import { useServerNow } from './use-server-now';
import { useRestaurant } from './use-restaurant';

/** Today's date at the restaurant, `YYYY-MM-DD`, wherever the device is; it changes at midnight there. */
export function useServerToday(): string {
  const { timezone } = useRestaurant();
  return wallClock(useServerNow(), timezone).date;
}
