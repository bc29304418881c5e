import { Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { shortDate } from '../../domain/short-date';
import { counted } from '../kit/lists/noun';
import { AdminIcon } from '../kit/shell/admin-icon';
import { useServerToday } from '../kit/shell/use-server-today';
import { DateEntry } from './date-entry';
import { focusPart } from './part-list';
import type { DateValues, HoursValues } from './site-values';
import { dayWords, exceptionWords } from './special-days';
import { comingHolidays } from './us-holidays';

export function DatesField({ most }: { most: number }) {
  const today = useServerToday();
  const { control, formState } = useFormContext<HoursValues>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'exceptions' });
  const values = useWatch({ control, name: 'exceptions' });
  const [newest, setNewest] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // Sorted by the date that was loaded: a half-typed date must not move its row.
  const isPast = (at: number) => (fields[at]?.date || today) < today;
  const places = [...fields.keys()];

  const addDay = (date: string, note: string) => {
    const later = values.findIndex((each) => each.date === '' || each.date > date);
    const at = date === '' || later < 0 ? values.length : later;
    insert(at, { date, spans: [], note }, { shouldFocus: false });
    setNewest(at);
    setSaid(date === '' ? '' : `${note}, ${dayWords(date, today)}: closed all day. Save to publish.`);
  };
  const removeDays = (gone: number[]) => {
    remove(gone);
    setSaid(`${gone.length === 1 ? 'The day is' : 'The days are'} removed. Save to publish.`);
    // The focused element is gone.
    focusPart('dates');
  };
  const coming = places.filter((at) => !isPast(at));
  const past = places.filter(isPast).toReversed();
  const problem = formState.errors.exceptions?.message ?? formState.errors.exceptions?.root?.message;
  return (
    <>
      <HolidayPresets today={today} onAdd={addDay} />
      <Box component="p" role="status" className="hides-empty" c="good">
        {said}
      </Box>
      {problem !== undefined && <Text c="danger">{problem}</Text>}
      {coming.length === 0 ? (
        <p>No special hours coming up.</p>
      ) : (
        <ul role="list" className="ruled" data-field="exceptions">
          {coming.map((at) => (
            <DateEntry
              key={fields[at]?.id}
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
        me="auto"
        leftSection={<AdminIcon name="plus" size={18} />}
        disabled={fields.length >= most}
        onClick={() => addDay('', '')}
      >
        Add another day
      </Button>
      {past.length > 0 && <PastDates {...{ past, values, today }} onRemove={removeDays} />}
    </>
  );
}

interface PastDatesProps {
  past: number[];
  values: readonly DateValues[];
  today: string;
  onRemove: (places: number[]) => void;
}

function PastDates({ past, values, today, onRemove }: PastDatesProps) {
  return (
    <details>
      <summary>{counted(past.length, 'past day')}</summary>
      <ul role="list" className="ruled">
        {past.map((at) => {
          const value = values[at];
          return (
            value && (
              <Group component="li" key={value.date} justify="space-between" gap="0 var(--space-3)">
                <span>{exceptionWords(value, today)}</span>
                <Button
                  variant="subtle"
                  color="danger"
                  aria-label={`Remove ${dayWords(value.date, today)}`}
                  onClick={() => onRemove([at])}
                >
                  Remove
                </Button>
              </Group>
            )
          );
        })}
      </ul>
      <Button variant="default" mt="sm" onClick={() => onRemove(past)}>
        Remove all past days
      </Button>
    </details>
  );
}

const SHOWN_AT_ONCE = 5;

interface HolidayPresetsProps {
  today: string;
  onAdd: (date: string, note: string) => void;
}

function HolidayPresets({ today, onAdd }: HolidayPresetsProps) {
  const { control } = useFormContext<HoursValues>();
  const listed = useWatch({ control, name: 'exceptions' }).map(({ date }) => date);
  const [isWhole, setWhole] = useState(false);
  const holidays = comingHolidays(today).filter(({ date }) => !listed.includes(date));
  const shown = isWhole ? holidays : holidays.slice(0, SHOWN_AT_ONCE);
  if (holidays.length === 0) return null;
  return (
    <div>
      <Box component="p" mb="xs" fw={600}>
        Add a closed day:
      </Box>
      <Group component="ul" role="list" gap="xs">
        {shown.map(({ name, date }) => (
          <li key={date}>
            <Box
              component="button"
              type="button"
              className="outlined lights"
              style={{ borderStyle: 'dashed' }}
              mih="var(--target)"
              px="sm"
              py="var(--space-1)"
              ta="start"
              lh="var(--leading-snug)"
              aria-label={`Close on ${name}, ${dayWords(date, today)}`}
              onClick={() => onAdd(date, name)}
            >
              {name}
              <div className="fine">{shortDate(date, today)}</div>
            </Box>
          </li>
        ))}
        {holidays.length > shown.length && (
          <li>
            <Button variant="subtle" onClick={() => setWhole(true)}>
              More holidays
            </Button>
          </li>
        )}
      </Group>
    </div>
  );
}
