import { ActionIcon, Group, Switch } from '@mantine/core';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '../../domain/hours-format';
import type { OpeningSpan, WeekdayIndex } from '../../domain/site';
import { TimeField } from '../kit/forms/fields';
import { AdminIcon } from '../kit/shell/admin-icon';
import { type HoursValues, type SpansName, WEEKDAY_FIELDS } from './site-values';
import styles from './spans-fields.module.css';
import { closesNextDay, isWhole } from './spans-problem';

const MOST_SPANS = 4;
const SOME_HOURS: OpeningSpan[] = [{ opens: '16:00', closes: '21:00' }];

interface DayProps {
  name: SpansName;
  /** The day whose hours these are: `Monday`. */
  day: string;
}

interface SwitchProps extends DayProps {
  weekday: WeekdayIndex | null;
  /** In a table of days, where times mean open. */
  isInLine?: boolean;
}

/** Reopens a day with its earlier hours, else its weekday's, else those of any weekday. */
export function OpenSwitch({ name, day, weekday, isInLine = false }: SwitchProps) {
  const { control, setValue, clearErrors } = useFormContext<HoursValues>();
  const spans = useWatch({ control, name });
  const week = useWatch({ control, name: WEEKDAY_FIELDS });
  const before = useRef<OpeningSpan[] | null>(null);
  const isOpen = spans.length > 0;
  const toggle = () => {
    const ofWeekday = weekday === null ? undefined : week[weekday];
    const usual = [ofWeekday, ...week].find((each) => each !== undefined && each.length > 0) ?? SOME_HOURS;
    const opened = before.current ?? usual;
    if (isOpen) before.current = structuredClone(spans);
    clearErrors(name);
    setValue(name, isOpen ? [] : structuredClone(opened), { shouldDirty: true });
  };
  return (
    <div>
      {/* Same label in both states: staff would turn on a switch called “Closed” in order to close. */}
      <Switch
        label={isInLine ? undefined : 'Open'}
        aria-label={`Open on ${day}`}
        checked={isOpen}
        onChange={toggle}
      />
      {!isOpen && <span>Closed all day</span>}
    </div>
  );
}

interface SpansProps extends DayProps {
  nextDay: string;
  /** In a table of days: the labels are only for screen readers, and there is a dash between the times. */
  isInLine?: boolean;
}

export function SpansFields({ name, day, nextDay, isInLine = false }: SpansProps) {
  const { control } = useFormContext<HoursValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const spans = useWatch({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Group
      align={isInLine ? 'flex-start' : 'flex-end'}
      gap="var(--space-2)"
      className={isInLine ? styles.inLine : undefined}
    >
      {fields.map((field, at) => {
        const span = spans[at];
        const count = fields.length > 1 ? ` (${at + 1})` : '';
        return (
          <div key={field.id}>
            <Group align="flex-start" gap="var(--space-2) var(--space-3)" className={styles.times}>
              <TimeField name={`${name}.${at}.opens`} label={`Opens${count}`} isLabelHidden={isInLine} />
              <TimeField name={`${name}.${at}.closes`} label={`Closes${count}`} isLabelHidden={isInLine} />
              {fields.length > 1 && (
                <ActionIcon
                  // Aligned with the inputs, which are below their labels.
                  mt={isInLine ? 0 : '1.6rem'}
                  aria-label={`Remove the hours ${at + 1} of ${day}`}
                  onClick={() => {
                    remove(at);
                    // The pressed button disappears, so the one that adds hours takes focus.
                    setTimeout(() => addButton.current?.focus());
                  }}
                >
                  <AdminIcon name="close" />
                </ActionIcon>
              )}
            </Group>
            <p className="fine hides-empty" role="status">
              {span && closesNextDay(span) && `Closes after midnight: ${formatTime(span.closes)} ${nextDay}.`}
              {span && isWhole(span) && span.closes === '00:00' && 'Closes at midnight.'}
            </p>
          </div>
        );
      })}
      {fields.length < MOST_SPANS && (
        <ActionIcon
          ref={addButton}
          aria-label={`Add hours on ${day}, after a break`}
          title="Add hours after a break"
          onClick={() => append({ opens: '', closes: '' })}
        >
          <AdminIcon name="plus" />
        </ActionIcon>
      )}
    </Group>
  );
}
