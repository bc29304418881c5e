import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffDish } from '../../api/staff/staff-food';
import { addDays, isDay } from '../../domain/zoned-time';
import type { StaffList } from '../kit/lists/use-staff-list';
import { Dialog } from '../kit/shell/dialog';
import { notifyFailure } from '../kit/shell/notify';
import type { Day } from './day';

interface AskDayProps {
  isOpen: boolean;
  title: string;
  today: string;
  children?: ReactNode;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** Asks for a day in a dialog: one press for today, tomorrow or every day, or a date. Escape cancels. */
export function AskDay({ isOpen, title, onClose, ...rest }: AskDayProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title}>
      <Days {...rest} />
    </Dialog>
  );
}

function Days({ today, children, onChoose }: Omit<AskDayProps, 'isOpen' | 'title' | 'onClose'>) {
  const [date, setDate] = useState('');
  const isGiven = isDay(date) && date >= today;
  return (
    // Room for the first control's focus ring: the dialog clips.
    <Stack gap="sm" pt="xs">
      {children}
      <Button variant="default" data-autofocus onClick={() => onChoose(today)}>
        Today
      </Button>
      <Button variant="default" onClick={() => onChoose(addDays(today, 1))}>
        Tomorrow
      </Button>
      <Button variant="default" onClick={() => onChoose(null)}>
        Every day
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isGiven) onChoose(date);
        }}
      >
        <Group align="flex-end" gap="sm" mt="xs">
          <TextInput
            flex="1 1 10rem"
            type="date"
            label="Another day"
            min={today}
            value={date}
            error={date !== '' && !isGiven && 'Choose a day from today on.'}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!isGiven}>
            Use this day
          </Button>
        </Group>
      </form>
    </Stack>
  );
}

interface AddFromMenuProps {
  dishes: StaffList<StaffDish>;
  today: string;
  onAdd: (dish: StaffDish, day: Day) => void;
}

/** For a dish chosen on the menu screen (`?add=` its id): asks only for the day. */
export function AddFromMenu({ dishes, today, onAdd }: AddFromMenuProps) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('add');
  const dish = dishes.items?.find((each) => each.id === id);
  const isUnknown = id !== null && dishes.status === 'loaded' && !dishes.isRefreshing && !dish;
  const forget = () =>
    setSearch(
      (query) => {
        query.delete('add');
        return query;
      },
      { replace: true },
    );

  useEffect(() => {
    if (!isUnknown) return;
    notifyFailure({
      title: 'The dish was not added to the highlights',
      text: 'It is no longer on the menu. Choose another one with “Add from the menu”.',
      canRetry: false,
    });
    forget();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [isUnknown]);

  return (
    <AskDay
      isOpen={dish !== undefined}
      title={dish ? `Which day for “${dish.name}”?` : ''}
      today={today}
      onChoose={(day) => dish && onAdd(dish, day)}
      onClose={forget}
    >
      {dish?.available === false && (
        <Text>It’s sold out: guests see it in the highlights once it’s back on the menu.</Text>
      )}
    </AskDay>
  );
}
