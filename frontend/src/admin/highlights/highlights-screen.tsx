import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { staffHighlights, type StaffHighlight } from '../../api/staff/staff-highlights';
import { menuCollection } from '../../api/staff/staff-food';
import { addDays } from '../../domain/zoned-time';
import { ListState } from '../kit/lists/list-state';
import { useStaffList } from '../kit/lists/use-staff-list';
import { AdminIcon } from '../kit/shell/admin-icon';
import { later } from '../kit/shell/later';
import { Screen } from '../kit/shell/screen';
import { useServerToday } from '../kit/shell/use-server-today';
import { AddFromMenu, AskDay } from './ask-day';
import { dayWords } from './day';
import { DayChoice, useDayInAddress } from './day-choice';
import { DayList } from './day-list';
import { highlightsOn, nameOf, pastHighlights, plannedDays, standingsOf } from './day-highlights';
import { PastDays } from './past-days';
import { useAddHighlight } from './use-add-highlight';
import { useHighlightChange, useHighlightRemoval } from './use-highlight-change';
import { focusBesideRow } from '../kit/lists/row-focus';

const DishPicker = later(async () => (await import('../kit/lists/dish-picker')).DishPicker);

/** `?day=` is the day to show, `?add=` a dish to add, chosen on the menu screen. */
export function HighlightsScreen() {
  const today = useServerToday();
  const [day, chooseDay] = useDayInAddress(today);
  const highlights = useStaffList(staffHighlights);
  const dishes = useStaffList(menuCollection);
  const soldOut = new Set(dishes.items?.filter(({ available }) => !available).map(({ id }) => id));
  const { add, adding } = useAddHighlight(today, soldOut);
  const change = useHighlightChange(today);
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
      <Stack>
        <DayChoice
          {...{ day, today, countOn }}
          planned={plannedDays(all, addDays(today, 1))}
          onChoose={chooseDay}
        />
        <p role="status" className="hides-empty">
          {adding.map(({ name }) => `Adding “${name}”…`).join(' ')}
        </p>
        <ListState list={highlights} noun="highlight" empty={NONE}>
          {() => (
            <DayList
              {...{ all, ofDay, day, today, soldOut }}
              actions={{ change, remove, askDay: setMoving }}
            />
          )}
        </ListState>
        <PastDays
          past={pastHighlights(all, today)}
          {...{ today }}
          onRemove={(highlight) => void remove(highlight)}
        />
      </Stack>

      <DishPicker
        opened={isPicking}
        title={`Which dish for ${words}?`}
        picked={new Set(ofDay.flatMap(({ itemId }) => itemId ?? []))}
        pickedWord="Added"
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
          void change(moving, 'date', date).then(giveFocus);
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
