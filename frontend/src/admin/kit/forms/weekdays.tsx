import { SeveralField } from './several-field';

/** The weekdays by their API names, Sunday first. */
const DAYS = [
  { value: 'SUN', label: 'Sunday' },
  { value: 'MON', label: 'Monday' },
  { value: 'TUE', label: 'Tuesday' },
  { value: 'WED', label: 'Wednesday' },
  { value: 'THU', label: 'Thursday' },
  { value: 'FRI', label: 'Friday' },
  { value: 'SAT', label: 'Saturday' },
];

/** The days in a list or in `MON,TUE`, in week order. */
export const daysIn = (days: string | readonly string[]) =>
  DAYS.map(({ value }) => value).filter((day) => days.includes(day));

export const dayNames = (days: string | readonly string[]) =>
  DAYS.filter(({ value }) => days.includes(value)).map(({ label }) => label);

export function WeekdaysField({ name, help }: { name: string; help?: string }) {
  return <SeveralField name={name} help={help} choices={DAYS} inOrder={daysIn} />;
}
