import { useSearchParams } from 'react-router-dom';
import { type Day, dayOf, queryOf } from './day';

/** The day that the screen is turned to, kept in the address: it outlives a reload and the way back. */
export function useDayInAddress(today: string): [Day, (day: Day) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (day: Day) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('add');
        if (day === today) after.delete('day');
        else after.set('day', queryOf(day));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [dayOf(search.get('day'), today), choose];
}
