import { wallClock } from '../../domain/zoned-time';
import { useNow } from '../boot/boot-context';
import { useSite } from '../site/use-site';

/** The date at the restaurant, wherever the reader is. */
export function useToday(): string {
  return wallClock(useNow(), useSite().timezone).date;
}
