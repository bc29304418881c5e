import { SeveralField } from './several-field';
import { DAYS, daysIn } from './weekday-names';

export function WeekdaysField({ name, help }: { name: string; help: string }) {
  return <SeveralField name={name} help={help} choices={DAYS} inOrder={daysIn} />;
}
