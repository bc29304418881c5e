import { Button, Group, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { readSite } from '../../api/site';
import type { StaffSite } from '../../api/staff/staff-site';
import { isOpenAt } from '../../domain/hours';
import { clockTime, formatSpans, formatTime } from '../../domain/hours-format';
import { kitchenText } from '../../domain/kitchen';
import type { OpeningSpan } from '../../domain/site';
import { useIsUnsaved } from '../kit/lists/unanswered-taps';
import { Unsaved } from '../kit/lists/unsaved';
import { useServerNow } from '../kit/shell/use-server-now';
import {
  closedAt,
  closingTimes,
  eveningAt,
  kitchenTimes,
  openedAt,
  openingTimes,
  withHoursOn,
} from './evening';
import styles from './tonight-hours.module.css';
import { useHoursChange } from './use-hours-change';

interface Choice {
  label: string;
  times: readonly { text: string; choose: () => void }[];
}

const SECTION = 'hours-today';

/** Today's hours, and same-day changes to them: each takes two presses, and one to undo. */
export function TonightHours({ site }: { site: StaffSite }) {
  const now = useServerNow();
  const [choosing, setChoosing] = useState<string | null>(null);
  // Not the public answer, which may be a second older.
  const rules = useMemo(() => readSite(site), [site]);
  const { kitchen_closes_at } = rules;
  const evening = eveningAt(rules, now);
  const kitchen = kitchenText(rules, now);
  const isKitchenClosed = kitchen_closes_at !== null && new Date(kitchen_closes_at) <= now;
  const { date, spans, isException, note } = evening.day;

  const isUnsaved = useIsUnsaved(site);
  const store = useHoursChange(site);

  const change: typeof store = (changes, done) => {
    setChoosing(null);
    // What was pressed may disappear.
    document.getElementById(SECTION)?.focus({ preventScroll: true });
    store(changes, done);
  };

  const setDay = (hours: StaffSite['exceptions'][number] | null, done: string) =>
    change({ exceptions: withHoursOn(site.exceptions, date, hours) }, done);
  const setHours = (next: readonly OpeningSpan[], done: string) =>
    setDay({ date, spans: [...next], note }, done);
  const setKitchen = (time: Date | null, done: string) =>
    change({ kitchen_closes_at: time?.toISOString() ?? null }, done);

  const hourly = (times: readonly string[], changed: typeof closedAt, what: string) =>
    times.map((time) => {
      const text = formatTime(time);
      return { text, choose: () => setHours(changed(evening, time), `${what} at ${text} today`) };
    });

  const choices: readonly Choice[] = [
    { label: 'Close early', times: hourly(closingTimes(evening), closedAt, 'Closing') },
    { label: 'Open late', times: hourly(openingTimes(evening), openedAt, 'Opening') },
    {
      label: 'Close kitchen',
      times: [
        ...(isOpenAt(rules, now) && !isKitchenClosed
          ? [{ text: 'Now', choose: () => setKitchen(now, 'The kitchen is closed') }]
          : []),
        ...kitchenTimes(rules, now).map((at) => {
          const text = clockTime(at, rules.timezone);
          return { text, choose: () => setKitchen(at, `The kitchen closes at ${text}`) };
        }),
      ],
    },
  ];
  const chosen = choices.find(({ label }) => label === choosing);

  return (
    <Stack
      component="section"
      id={SECTION}
      className={styles.hours}
      tabIndex={-1}
      aria-label="Hours today"
      gap="var(--space-2)"
      mb="var(--space-3)"
    >
      <p>
        {spans.length === 0 ? 'Closed today' : `Today ${formatSpans(spans)}`}
        {isException && <span className="note"> (special hours)</span>}
      </p>
      {kitchen && <p>{kitchen}</p>}
      {isUnsaved && <Unsaved />}
      <div className={styles.choices}>
        {choices.map(
          ({ label, times }) =>
            times.length > 0 && (
              <Button
                key={label}
                variant="default"
                aria-expanded={choosing === label}
                onClick={() => setChoosing(choosing === label ? null : label)}
              >
                {label}
              </Button>
            ),
        )}
        {spans.length > 0 && (
          <Button variant="default" onClick={() => setHours([], 'Closed all day today')}>
            Close for the day
          </Button>
        )}
        {kitchen && (
          <Button
            variant="default"
            onClick={() => setKitchen(null, 'The kitchen is open until closing time')}
          >
            {isKitchenClosed ? 'Reopen kitchen' : 'Keep kitchen open'}
          </Button>
        )}
        {isException && (
          <Button variant="default" onClick={() => setDay(null, 'Regular hours today')}>
            Use regular hours
          </Button>
        )}
      </div>
      {chosen && (
        <Group role="group" aria-label={chosen.label} gap="var(--space-2)">
          {chosen.times.map(({ text, choose }, at) => (
            // On the night when the clocks go back, a time occurs twice.
            <Button key={at} variant="default" onClick={choose}>
              {text}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}
