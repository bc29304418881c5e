import { Button, Menu } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { weekdayName } from '../../domain/hours-format';
import type { WeekdayIndex } from '../../domain/site';
import { isSame } from '../forms/same-value';
import { AdminIcon } from '../shell/admin-icon';
import { copied, type SiteValues, WEEKDAY_FIELDS } from './site-values';

const ALL_DAYS: readonly WeekdayIndex[] = [0, 1, 2, 3, 4, 5, 6];

interface CopyDayProps {
  weekday: WeekdayIndex;
  /** Says what was copied, for screen readers too. */
  onCopied: (text: string) => void;
}

/** Gives other days the hours of this one. The list stays open for several; a mark says which have the same already. */
export function CopyDay({ weekday, onCopied }: CopyDayProps) {
  const { control, setValue, clearErrors } = useFormContext<SiteValues>();
  const week = useWatch({ control, name: WEEKDAY_FIELDS });
  const from = week[weekday] ?? [];
  const day = weekdayName(weekday);
  const copyTo = (days: readonly WeekdayIndex[], name: string) => {
    for (const each of days) {
      clearErrors(WEEKDAY_FIELDS[each]);
      setValue(WEEKDAY_FIELDS[each], copied(from), { shouldDirty: true });
    }
    onCopied(`${name} now as on ${day}.`);
  };
  const others = ALL_DAYS.filter((each) => each !== weekday);
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<AdminIcon name="copy" size={16} />}
          aria-label={`Copy ${day}’s hours to other days`}
        >
          Copy to…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item closeMenuOnClick onClick={() => copyTo(others, 'Every day is')}>
          Every day
        </Menu.Item>
        {others.map((each) => {
          const isAlike = isSame(week[each], from);
          return (
            <Menu.Item
              key={each}
              rightSection={isAlike && <AdminIcon name="check" size={16} />}
              onClick={() => copyTo([each], `${weekdayName(each)} is`)}
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
