import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { SortableRows } from '../lists/sortable-rows';
import { type Day, dayWords } from './day';
import { nameOf, standingsOf } from './day-highlights';
import { DayNotes } from './day-notes';
import { type HighlightActions, HighlightRow } from './highlight-row';
import { HomePreview } from './home-preview';
import { useHighlightOrder } from './use-highlight-order';

interface DayListProps {
  all: readonly StaffHighlight[];
  ofDay: readonly StaffHighlight[];
  day: Day;
  today: string;
  /** Dishes that can't be ordered now, by id. */
  soldOut: ReadonlySet<string>;
  actions: HighlightActions;
}

/** What is highlighted on a day, as staff change it, and below as diners see it. */
export function DayList({ all, ofDay, day, today, soldOut, actions }: DayListProps) {
  const reorder = useHighlightOrder(day, today);
  const standings = standingsOf(ofDay, soldOut);
  const standingOf = ({ id }: StaffHighlight) => standings.get(id) ?? 'shown';
  const words = dayWords(day, today);
  return (
    <>
      <DayNotes {...{ day, words, ofDay, standings }} />
      {ofDay.length === 0 ? (
        <p>
          Nothing is highlighted {words === 'every day' ? 'on every day' : words}. Use “Add from the menu”.
        </p>
      ) : (
        <SortableRows
          items={ofDay}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          label={`Highlights of ${words}`}
          onMove={(ids, moved) => void reorder(all, ids, moved)}
          renderRow={(highlight, row) => (
            <HighlightRow {...{ highlight, today, row, actions }} standing={standingOf(highlight)} />
          )}
        />
      )}
      <HomePreview shown={ofDay.filter((each) => standingOf(each) === 'shown')} words={words} />
    </>
  );
}
