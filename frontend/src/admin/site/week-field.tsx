import { ActionIcon, Box } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { weekdayName } from '../../domain/hours-format';
import type { WeekdayIndex } from '../../domain/site';
import { isSame } from '../kit/forms/same-value';
import { AdminIcon } from '../kit/shell/admin-icon';
import { MenuButton } from '../kit/shell/menu-button';
import { type HoursValues, WEEKDAY_FIELDS } from './site-values';
import { OpenSwitch, SpansFields } from './spans-fields';
import styles from './week-field.module.css';

/** Monday first, as staff plan their week. */
const DAYS: readonly WeekdayIndex[] = [1, 2, 3, 4, 5, 6, 0];

interface DayProps {
  weekday: WeekdayIndex;
  /** Announces which hours were copied. */
  onCopied: (text: string) => void;
}

export function WeekField() {
  const [said, setSaid] = useState('');
  return (
    <>
      <div className="ruled" style={{ container: 'week / inline-size' }}>
        {DAYS.map((weekday) => (
          <WeekdayHours key={weekday} weekday={weekday} onCopied={setSaid} />
        ))}
      </div>
      <Box component="p" role="status" className="hides-empty" c="good">
        {said}
      </Box>
    </>
  );
}

function WeekdayHours({ weekday, onCopied }: DayProps) {
  const name = WEEKDAY_FIELDS[weekday];
  const spans = useWatch<HoursValues, typeof name>({ name });
  const labelId = useId();
  const day = weekdayName(weekday);
  const nextDay = weekdayName(((weekday + 1) % 7) as WeekdayIndex);
  return (
    <div className={styles.day} role="group" aria-labelledby={labelId} data-field={name}>
      <Box component="h3" id={labelId} ff="inherit" fz="inherit" fw={600}>
        {day}
      </Box>
      <div className={styles.open}>
        <OpenSwitch {...{ name, day, weekday }} isInLine />
      </div>
      <CopyDay {...{ weekday, onCopied }} />
      {spans.length > 0 && (
        <div className={styles.spans}>
          <SpansFields {...{ name, day }} nextDay={`on ${nextDay}`} isInLine />
        </div>
      )}
    </div>
  );
}

function CopyDay({ weekday, onCopied }: DayProps) {
  const { control, setValue, clearErrors } = useFormContext<HoursValues>();
  const week = useWatch({ control, name: WEEKDAY_FIELDS });
  const from = week[weekday] ?? [];
  const day = weekdayName(weekday);
  const copyTo = (days: readonly WeekdayIndex[], name: string) => {
    for (const each of days) {
      clearErrors(WEEKDAY_FIELDS[each]);
      setValue(WEEKDAY_FIELDS[each], structuredClone(from), { shouldDirty: true });
    }
    onCopied(`Copied ${day}’s hours to ${name}.`);
  };
  const others = DAYS.filter((each) => each !== weekday).toSorted();
  return (
    <MenuButton
      groups={() => [
        [
          { label: 'Every day', does: { run: () => copyTo(others, 'every day') } },
          ...others.map((each) => ({
            label: weekdayName(each),
            does: { run: () => copyTo([each], weekdayName(each)) },
            keepsOpen: true,
            ...(isSame(week[each], from) && { tick: 'the same' }),
          })),
        ],
      ]}
      renderButton={(props) => (
        <ActionIcon
          {...props}
          className={styles.copy}
          aria-label={`Copy ${day}’s hours to other days`}
          title={`Copy ${day}’s hours to…`}
        >
          <AdminIcon name="copy" />
        </ActionIcon>
      )}
    />
  );
}
