import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { addDays, isDay } from '../../domain/zoned-time';
import { Dialog } from '../kit/shell/dialog';
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
