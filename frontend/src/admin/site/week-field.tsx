import { Box, Button, Group, Menu, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { weekdayName } from '../../domain/hours-format';
import type { WeekdayIndex } from '../../domain/site';
import { isSame } from '../kit/forms/same-value';
import { AdminIcon } from '../kit/shell/admin-icon';
import { type HoursValues, WEEKDAY_FIELDS } from './site-values';
import { OpenSwitch, SpansFields } from './spans-fields';

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
      <div className="ruled">
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
    <Stack gap="xs" py="sm" role="group" aria-labelledby={labelId} data-field={name}>
      <Group gap="var(--space-1) var(--space-4)">
        <Box component="h3" id={labelId} miw="6.5rem" ff="inherit" fz="inherit" fw={600}>
          {day}
        </Box>
        <OpenSwitch {...{ name, day, weekday }} />
        <CopyDay {...{ weekday, onCopied }} />
      </Group>
      {spans.length > 0 && <SpansFields {...{ name, day }} nextDay={`on ${nextDay}`} />}
    </Stack>
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
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          ms="auto"
          leftSection={<AdminIcon name="copy" size={16} />}
          aria-label={`Copy ${day}’s hours to other days`}
        >
          Copy to…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item closeMenuOnClick onClick={() => copyTo(others, 'every day')}>
          Every day
        </Menu.Item>
        {others.map((each) => {
          const isAlike = isSame(week[each], from);
          return (
            <Menu.Item
              key={each}
              rightSection={isAlike && <AdminIcon name="check" size={16} />}
              onClick={() => copyTo([each], weekdayName(each))}
            >
              {weekdayName(each)}
              {isAlike && <span className="visually-hidden"> (the same)</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
