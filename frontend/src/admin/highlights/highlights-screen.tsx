import { Button } from '@mantine/core';
import { useState } from 'react';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { menuCollection } from '../../api/staff/staff-menu';
import { addDays } from '../../domain/zoned-time';
import { DishPicker } from '../lists/dish-picker';
import { ListState } from '../lists/list-state';
import { useStaffList } from '../lists/use-staff-list';
import { AdminIcon } from '../shell/admin-icon';
import { Screen } from '../shell/screen';
import { useToday } from '../shell/use-today';
import { AddFromMenu } from './add-from-menu';
import { AskDay } from './ask-day';
import { dayWords } from './day';
import { DayChoice } from './day-choice';
import { DayList } from './day-list';
import { highlightsOn, nameOf, pastHighlights, plannedDays, standingsOf } from './day-highlights';
import styles from './highlights-screen.module.css';
import { PastDays } from './past-days';
import { useAddHighlight } from './use-add-highlight';
import { useDayInAddress } from './use-day-in-address';
import { useHighlightChanges } from './use-highlight-changes';
import { useHighlightRemoval } from './use-highlight-removal';
import { focusBesideRow } from '../lists/row-focus';

/** Which dishes the home page holds up, day by day: `/admin/highlights?day=`; `?add=` a dish that the menu sends here. */
export function HighlightsScreen() {
  const today = useToday();
  const [day, chooseDay] = useDayInAddress(today);
  const highlights = useStaffList(staffHighlights);
  const dishes = useStaffList(menuCollection);
  const soldOut = new Set(dishes.items?.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id));
  const { add, adding } = useAddHighlight(today, soldOut);
  const { setActive, setTag, setDate } = useHighlightChanges(today);
  const remove = useHighlightRemoval(today);
  const [isPicking, setIsPicking] = useState(false);
  const [moving, setMoving] = useState<StaffHighlight | null>(null);

  const all = highlights.items ?? [];
  const ofDay = highlightsOn(all, day);
  const countOn = (on: typeof day) =>
    [...standingsOf(highlightsOn(all, on), soldOut).values()].filter((standing) => standing === 'shown')
      .length;
  const words = dayWords(day, today);
  const addButton = (
    <Button leftSection={<AdminIcon name="plus" />} onClick={() => setIsPicking(true)}>
      Add from the menu
    </Button>
  );

  return (
    <Screen title="Highlights" actions={addButton}>
      <div className={styles.screen}>
        <DayChoice
          {...{ day, today, countOn }}
          planned={[...plannedDays(all, addDays(today, 1)).keys()]}
          onChoose={chooseDay}
        />
        <p role="status" className={styles.adding}>
          {adding.map(({ name }) => `Adding “${name}”…`).join(' ')}
        </p>
        <ListState list={highlights} noun="highlight" empty={NONE}>
          {() => (
            <DayList
              {...{ all, ofDay, day, today, soldOut }}
              actions={{
                setActive: (highlight, isActive) => void setActive(highlight, isActive),
                setTag: (highlight, tag) => void setTag(highlight, tag),
                askDay: setMoving,
                remove: (highlight) => void remove(highlight),
              }}
            />
          )}
        </ListState>
        <PastDays
          past={pastHighlights(all, today)}
          {...{ today }}
          onRemove={(highlight) => void remove(highlight)}
        />
      </div>

      <DishPicker
        isOpen={isPicking}
        title={`Which dish for ${words}?`}
        picked={new Set(ofDay.flatMap(({ dishId }) => dishId ?? []))}
        pickedWord="In it already"
        onPick={(dish) => {
          setIsPicking(false);
          void add(dish, day);
        }}
        onClose={() => setIsPicking(false)}
      />
      <AddFromMenu
        {...{ dishes, today }}
        onAdd={(dish, date) => {
          chooseDay(date);
          void add(dish, date);
        }}
      />
      <AskDay
        isOpen={moving !== null}
        title={moving ? `Which day for “${nameOf(moving)}”?` : ''}
        today={today}
        onChoose={(date) => {
          if (!moving) return;
          const giveFocus = focusBesideRow(moving.id);
          setMoving(null);
          void setDate(moving, date).then(giveFocus);
        }}
        onClose={() => setMoving(null)}
      />
    </Screen>
  );
}

const NONE = {
  title: 'Nothing is highlighted yet',
  text: 'Choose a day above, then “Add from the menu”: the dish is shown on the home page on that day.',
};
