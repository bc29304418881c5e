import { Box } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { type Change, fetchHistory, historyKey } from '../../api/staff/staff-history';
import { findVocabulary, VOCABULARY_KEY } from '../../api/staff/vocabulary';
import { longDate } from '../../domain/short-date';
import { wallClock } from '../../domain/zoned-time';
import { counted } from '../kit/lists/noun';
import { PagedList } from '../kit/lists/paged-list';
import { useStaffPage } from '../kit/lists/use-staff-page';
import { Screen } from '../kit/shell/screen';
import { FOCUS_TITLE, KEEP_FOCUS } from '../kit/shell/title-focus';
import { useServerNow } from '../kit/shell/use-server-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { exactTime } from '../kit/shell/when';
import { ChangeRow } from './change-row';
import { personOf } from './change-words';
import { type HistoryPlace, placePath, readPlace } from './history-place';
import { HistoryTools } from './history-tools';
import { useRestore } from './use-restore';

const PAGE_SIZE = 50;

export function HistoryScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { timezone } = useRestaurant();
  const { data: vocabulary } = useSWR(VOCABULARY_KEY, findVocabulary);
  const now = useServerNow();
  const { page, ...filter } = readPlace(query);
  const paged = useStaffPage(historyKey(filter, page, PAGE_SIZE), fetchHistory);
  const restore = useRestore();
  const turnTo = (next: number, isCorrection = false) =>
    void navigate(placePath({ ...filter, page: next }), {
      state: isCorrection ? FOCUS_TITLE : KEEP_FOCUS,
      replace: isCorrection,
    });
  const filterBy = (changed: Partial<HistoryPlace>) =>
    void navigate(placePath({ ...filter, page: 1, ...changed }), {
      replace: 'search' in changed || 'day' in changed,
      // The button that clears one of these disappears.
      state: 'entry' in changed || 'person' in changed ? FOCUS_TITLE : null,
    });

  const today = wallClock(now, timezone).date;
  const [first] = paged.list.items ?? [];
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Screen title="History">
      <HistoryTools
        place={{ ...filter, page }}
        today={today}
        names={{ entry: first?.title ?? '', person: first ? personOf(first) : '' }}
        onFilter={filterBy}
      />
      <Box component="p" className="note" mb="xs" role="status">
        {paged.total !== undefined && counted(paged.total, 'change')}
      </Box>
      <PagedList
        noun="change"
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        {...{ paged, page }}
        empty={{
          title: isFiltered ? 'No changes match' : 'No changes yet',
          text: isFiltered
            ? 'Try another name, type or day.'
            : 'Every change to the menu, offers, hours and other content is listed here.',
          action: isFiltered && (
            <Link to="/admin/history" state={FOCUS_TITLE}>
              Show all changes
            </Link>
          ),
        }}
      >
        {(changes) =>
          byDay(changes, timezone).map(([day, ofDay]) => (
            <section key={day} aria-label={longDate(day, today)}>
              <Box component="h2" className="section-title" mt="md" mb={4} fw={600}>
                {day === today ? 'Today, ' : ''}
                {longDate(day, today)}
              </Box>
              <ul role="list">
                {ofDay.map((change) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    timezone={timezone}
                    currency={vocabulary?.currency ?? 'USD'}
                    personPath={placePath({ ...filter, person: change.by.id, page: 1 })}
                    onRestore={() => void restore(change, exactTime(change.at, now, timezone))}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </Screen>
  );
}

/** The changes grouped by day at the restaurant, in order. */
function byDay(changes: readonly Change[], timezone: string): [string, Change[]][] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const { date } = wallClock(new Date(change.at), timezone);
    days.set(date, [...(days.get(date) ?? []), change]);
  }
  return [...days];
}
