import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { addDays } from '../../domain/zoned-time';
import styles from './ask-day.module.css';
import { type Day, isCalendarDate } from './day';

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
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <Days {...rest} />
    </Modal>
  );
}

function Days({ today, children, onChoose }: Omit<AskDayProps, 'isOpen' | 'title' | 'onClose'>) {
  const [date, setDate] = useState('');
  const isGiven = isCalendarDate(date) && date >= today;
  return (
    <div className={styles.days}>
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
        className={styles.other}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isGiven) onChoose(date);
        }}
      >
        <TextInput
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
      </form>
    </div>
  );
}
