import { Group, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, isDay } from '../../domain/zoned-time';
import { StateFilter } from '../kit/lists/state-filter';
import { type Day, dayMark, dayOf, queryOf } from './day';

/** At most this many planned days have a button; others are chosen by date. */
const MOST_PLANNED = 6;

interface DayChoiceProps {
  day: Day;
  today: string;
  planned: readonly string[];
  countOn: (day: Day) => number;
  onChoose: (day: Day) => void;
}

export function DayChoice({ day, today, planned, countOn, onChoose }: DayChoiceProps) {
  const near: readonly Day[] = [null, today, addDays(today, 1)];
  const days = [...near, ...planned.slice(0, MOST_PLANNED)];
  const shown = days.includes(day) ? days : [...days, day];
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <StateFilter
        label="Day"
        value={queryOf(day)}
        options={shown.map((each) => ({
          value: queryOf(each),
          label: dayMark(each, today),
          count: countOn(each),
        }))}
        onChange={(value) => onChoose(dayOf(value, today))}
      />
      <OtherDay day={day} today={today} onChoose={onChoose} />
    </Group>
  );
}

function OtherDay({ day, today, onChoose }: Pick<DayChoiceProps, 'day' | 'today' | 'onChoose'>) {
  const [date, setDate] = useState(day ?? '');
  useEffect(() => setDate(day ?? ''), [day]);
  return (
    <TextInput
      type="date"
      label="Pick a date"
      // On one line with its label; the error goes below.
      className="cluster"
      style={{ alignItems: 'center', columnGap: 'var(--space-3)' }}
      min={today}
      value={date}
      // A half-typed date may be a valid one in the past.
      error={isDay(date) && date < today && 'Choose a day from today on.'}
      onChange={({ currentTarget: { value } }) => {
        setDate(value);
        if (isDay(value) && value >= today) onChoose(value);
      }}
    />
  );
}

export function useDayInAddress(today: string): [Day, (day: Day) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (day: Day) => {
    setSearch(
      (query) => {
        query.delete('add');
        if (day === today) query.delete('day');
        else query.set('day', queryOf(day));
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [dayOf(search.get('day'), today), choose];
}
