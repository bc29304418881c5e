import { Alert, Box, Stack } from '@mantine/core';
import { useId } from 'react';
import { type StaffHighlight, staffHighlights } from '../../api/staff/staff-highlights';
import { HighlightCard } from '../../features/highlight/highlight-card';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { useListCache } from '../kit/lists/use-list-cache';
import type { Moved } from '../kit/lists/use-moves';
import { SortableCards } from '../kit/lists/sortable-cards';
import { SortableRows } from '../kit/lists/sortable-rows';
import { useReorder } from '../kit/lists/use-reorder';
import { type Day, dayWords, highlightsWords } from './day';
import { beyondWords, highlightsOn, nameOf, standingsOf } from './day-highlights';
import styles from './day-list.module.css';
import { type HighlightActions, HighlightRow } from './highlight-row';
import { newPositions } from './new-positions';

interface DayListProps {
  all: readonly StaffHighlight[];
  ofDay: readonly StaffHighlight[];
  day: Day;
  today: string;
  soldOut: ReadonlySet<string>;
  actions: HighlightActions;
}

export function DayList({ all, ofDay, day, today, soldOut, actions }: DayListProps) {
  const listId = useId();
  const reorder = useHighlightOrder(day, today);
  const standings = standingsOf(ofDay, soldOut);
  const standingOf = ({ id }: StaffHighlight) => standings.get(id) ?? 'shown';
  const words = dayWords(day, today);
  const beyond = ofDay.filter((each) => standingOf(each) === 'beyond');
  const move = (ids: readonly string[], moved: Moved) => void reorder(all, ids, moved);
  const isMixed = day !== null && ofDay.length > 1 && ofDay.some(({ date }) => date === null);
  return (
    <>
      <div role="status" className="hides-empty">
        {beyond.length > 0 && (
          <Alert color="danger" role="group" title={beyondWords(beyond, day, today)}>
            Hide some, or move the important ones up.
          </Alert>
        )}
      </div>
      <HomePreview
        shown={ofDay.filter((each) => standingOf(each) === 'shown')}
        {...{ ofDay, words }}
        onMove={move}
      />
      {ofDay.length === 0 ? (
        <p>
          Nothing is highlighted {words === 'every day' ? 'on every day' : words}. Use “Add from the menu”.
        </p>
      ) : (
        <section aria-labelledby={listId}>
          <Box className="section-head" pb="xs">
            <h2 id={listId} className="section-title">
              Order and tags
            </h2>
          </Box>
          {isMixed && (
            <Box component="p" className="note" pt="sm">
              “Every day” dishes appear on all days. Editing one here changes it everywhere.
            </Box>
          )}
          <SortableRows
            items={ofDay}
            nameOf={nameOf}
            label={`Highlights of ${words}`}
            onMove={move}
            renderRow={(highlight, row) => (
              <HighlightRow {...{ highlight, today, row, actions }} standing={standingOf(highlight)} />
            )}
          />
        </section>
      )}
    </>
  );
}

function useHighlightOrder(day: Day, today: string) {
  const cache = useListCache<StaffHighlight>(staffHighlights.key);
  const reorder = useReorder<StaffHighlight>(staffHighlights.key);

  const save = async (ids: readonly string[]) => {
    const coming = cache.all().filter(({ date }) => date === null || date >= today);
    const positions = newPositions(coming, highlightsOn(coming, day), ids);
    return positions.size === 0 ? undefined : staffHighlights.reorder(positions, coming);
  };

  return (all: readonly StaffHighlight[], ids: readonly string[], { id, to }: Moved) => {
    const highlight = all.find((each) => each.id === id);
    return reorder(all, {
      what: `The order of ${highlightsWords(day, today)}`,
      done: `“${highlight ? nameOf(highlight) : ''}” is number ${to + 1}`,
      ids,
      save,
    });
  };
}

interface HomePreviewProps {
  shown: readonly StaffHighlight[];
  ofDay: readonly StaffHighlight[];
  words: string;
  onMove: (ids: readonly string[], moved: Moved) => void;
}

/** The home page's cards for that day, dragged to change their order; the list below does the same by keys. */
function HomePreview({ shown, ofDay, words, onMove }: HomePreviewProps) {
  const title = `On the home page ${words}`;
  return (
    <Stack component="section" aria-label="Preview" className="panel" gap="sm" p="md">
      <div>
        <h2 className="section-title">{title}</h2>
        {shown.length > 1 && <p className="fine">Drag a card to move it; on a phone, hold it first.</p>}
      </div>
      {shown.length === 0 ? (
        <p>None. Instead, the home page says “Loading highlights…” and links to the full menu.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling row
        <div className={styles.viewport} role="group" aria-label={title} tabIndex={0}>
          <SortableCards
            items={shown}
            all={ofDay}
            {...{ nameOf, onMove }}
            renderCard={(highlight) => (
              <div className={`${styles.card} ${styles.small}`}>
                <HighlightCard dish={{ ...highlight.shown, dishId: null }} isFirst isNear />
              </div>
            )}
          />
        </div>
      )}
      {shown.some((highlight) => highlight.shown.raw) && (
        <div inert className={styles.small}>
          <RawFoodNotice />
        </div>
      )}
    </Stack>
  );
}
