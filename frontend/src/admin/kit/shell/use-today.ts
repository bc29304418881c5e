import { wallClock } from '../../../domain/zoned-time';
import { useNow } from './use-now';
import { useRestaurant } from './use-restaurant';

/** Today's date at the restaurant, `YYYY-MM-DD`, wherever the device is; it changes at midnight there. */
export function useToday(): string {
  const { timezone } = useRestaurant();
  return wallClock(useNow(), timezone).date;
}
