import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useToday } from '../shell/use-today';
import { AdminIcon } from '../shell/admin-icon';
import { DateEntry } from './date-entry';
import styles from './dates-section.module.css';
import { FormSection } from './form-section';
import { HolidayPresets } from './holiday-presets';
import { dayWords } from './hours-words';
import { PastDates } from './past-dates';
import type { SiteValues } from './site-values';
import { sectionAnchor } from './site-sections';
import { useDates } from './use-dates';

/** The days on which other hours hold than the week's. */
export function DatesSection() {
  const today = useToday();
  const { coming, past, add, removeAt, total } = useDates(today);
  const { formState } = useFormContext<SiteValues>();
  /** Where the day stands that has just been added, until it has shown itself. */
  const [newest, setNewest] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const addDay = (date: string, note: string) => {
    setNewest(add({ date, spans: [], note }));
    setSaid(date === '' ? '' : `${note}, ${dayWords(date, today)}: closed all day. Save to make it so.`);
  };
  const removeDays = (places: readonly number[]) => {
    removeAt(places);
    setSaid(`${places.length === 1 ? 'The day is' : 'The days are'} removed. Save to make it so.`);
    // What had the focus is gone.
    document.getElementById(sectionAnchor('dates'))?.focus({ preventScroll: true });
  };
  const problem = formState.errors.exceptions?.message ?? formState.errors.exceptions?.root?.message;
  return (
    <FormSection
      id="dates"
      help="On these days the week’s hours do not hold. The site says so beside the hours, and on the day itself."
    >
      <HolidayPresets today={today} onAdd={addDay} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      {coming.length === 0 ? (
        <p>No day with other hours is coming up.</p>
      ) : (
        <ul role="list" className={styles.days} data-field="exceptions">
          {coming.map(({ key, at }) => (
            <DateEntry
              key={key}
              at={at}
              today={today}
              isNew={at === newest}
              onShown={() => setNewest(null)}
              onRemove={() => removeDays([at])}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        className={styles.add ?? ''}
        leftSection={<AdminIcon name="plus" size={18} />}
        disabled={total >= 200}
        onClick={() => addDay('', '')}
      >
        Add another day
      </Button>
      <PastDates past={past} today={today} onRemove={removeDays} />
    </FormSection>
  );
}
