import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  BOOKING_PATH,
  LARGE_GROUP,
  TABLE_FIELDS,
  type TableChoice,
  type TableField,
  tableProblem,
  tableTimes,
} from '../../domain/booking';
import { formatTime } from '../../domain/hours-format';
import type { Site } from '../../domain/site';
import { wallClock } from '../../domain/zoned-time';
import { useNow } from '../../features/boot/boot-context';
import { Button } from '../../ui/button';
import styles from './table-form.module.css';

const GUESTS = Array.from({ length: LARGE_GROUP }, (_, index) => index + 1);

/** The web host passes the choice on, with or without a script; the script only shows its messages sooner. */
export function TableForm({ site }: { site: Site }) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<TableChoice | null>(null);
  const [refusals, setRefusals] = useState(0);
  const message = useRef<HTMLParagraphElement>(null);
  const now = useNow();
  const problem = choice && tableProblem(site, choice, now, { isWhole: refusals > 0 });

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    setChoice(readChoice(form.current));
  }, []);

  useEffect(() => {
    if (refusals > 0) message.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const chosen = readChoice(event.currentTarget);
    const found = tableProblem(site, chosen, new Date(), { isWhole: true });
    setChoice(chosen);
    setRefusals(found ? refusals + 1 : 0);
    if (!found) return;
    event.preventDefault();
    const control = event.currentTarget.elements.namedItem(found.field);
    if (control instanceof HTMLElement) control.focus();
  };

  const common = (field: TableField) => ({
    id: `table-${field}`,
    name: field,
    className: styles.control,
    'aria-invalid': problem?.field === field,
    'aria-describedby': problem?.field === field ? 'table-problem' : undefined,
  });
  return (
    <form
      ref={form}
      action={BOOKING_PATH}
      target="_blank"
      rel="noopener"
      className={styles.form}
      onChange={({ currentTarget }) => setChoice(readChoice(currentTarget))}
      onSubmit={submit}
    >
      <p className="column gap-1 text-s strong">
        <label htmlFor="table-covers">Guests </label>
        <select {...common('covers')} defaultValue="2">
          {GUESTS.map((count) => (
            <option key={count} value={count}>
              {count === LARGE_GROUP ? `${count} or more` : count}
            </option>
          ))}
        </select>
      </p>
      <p className="column gap-1 text-s strong">
        <label htmlFor="table-date">Day </label>
        <input {...common('date')} type="date" min={wallClock(now, site.timezone).date} />
      </p>
      <p className="column gap-1 text-s strong">
        <label htmlFor="table-time">Time </label>
        <select {...common('time')} defaultValue="">
          <option value="">Choose</option>
          {tableTimes(site).map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </select>
      </p>
      <Button type="submit" look="light">
        Book a Table<span className="visually-hidden"> (opens in a new tab)</span>
      </Button>
      <p ref={message} id="table-problem" role="status" className={styles.problem}>
        {problem?.text}
      </p>
    </form>
  );
}

function readChoice(form: HTMLFormElement): TableChoice {
  const data = new FormData(form);
  const entries = TABLE_FIELDS.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as TableChoice;
}
