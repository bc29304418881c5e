import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { addDays } from '../../domain/zoned-time';
import { StateFilter } from '../lists/state-filter';
import { type Day, dayMark, dayOf, isCalendarDate, queryOf } from './day';
import styles from './day-choice.module.css';

/** So many planned days have a place of their own; the others are found by their date. */
const MOST_PLANNED = 6;

interface DayChoiceProps {
  day: Day;
  today: string;
  /** The days after tomorrow that have highlights of their own. */
  planned: readonly string[];
  /** How many diners see on a day. */
  countOn: (day: Day) => number;
  onChoose: (day: Day) => void;
}

/** Which day the screen is turned to: the near ones and those that are planned by one press, any other by its date. */
export function DayChoice({ day, today, planned, countOn, onChoose }: DayChoiceProps) {
  const near: readonly Day[] = [null, today, addDays(today, 1)];
  const days = [...near, ...planned.slice(0, MOST_PLANNED)];
  const shown = days.includes(day) ? days : [...days, day];
  return (
    <div className={styles.choice}>
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
    </div>
  );
}

function OtherDay({ day, today, onChoose }: Pick<DayChoiceProps, 'day' | 'today' | 'onChoose'>) {
  const [date, setDate] = useState(day ?? '');
  useEffect(() => setDate(day ?? ''), [day]);
  return (
    <TextInput
      type="date"
      label="Any day"
      className={styles.date}
      min={today}
      value={date}
      // While it is typed, the date passes through days that nobody means.
      error={isCalendarDate(date) && date < today && 'This day is over.'}
      onChange={({ currentTarget: { value } }) => {
        setDate(value);
        if (isCalendarDate(value) && value >= today) onChoose(value);
      }}
    />
  );
}
