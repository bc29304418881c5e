import { ActionIcon, Button } from '@mantine/core';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatTime } from '../../domain/hours-format';
import { TimeField } from '../forms/time-field';
import { AdminIcon } from '../shell/admin-icon';
import type { SiteValues, WeekdayField } from './site-values';
import styles from './spans-fields.module.css';
import { closesNextDay, isWhole } from './spans-problem';

const MOST_SPANS = 4;

export type SpansName = WeekdayField | `exceptions.${number}.spans`;

interface SpansFieldsProps {
  name: SpansName;
  /** Whose hours: `Monday`. */
  day: string;
  /** The day after, where it has a name. */
  nextDay: string;
}

/** The opening hours of a day that is open, up to four; what ends after midnight is said in words. */
export function SpansFields({ name, day, nextDay }: SpansFieldsProps) {
  const { control } = useFormContext<SiteValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const spans = useWatch({ control, name });
  return (
    <div className={styles.spans}>
      {fields.map((field, at) => {
        const span = spans[at];
        const count = fields.length > 1 ? ` (${at + 1})` : '';
        return (
          <div key={field.id} className={styles.span}>
            <div className={styles.times}>
              <TimeField name={`${name}.${at}.opens`} label={`Opens${count}`} />
              <TimeField name={`${name}.${at}.closes`} label={`Closes${count}`} />
              {fields.length > 1 && (
                <ActionIcon
                  className={styles.remove ?? ''}
                  aria-label={`Remove the hours ${at + 1} of ${day}`}
                  onClick={() => remove(at)}
                >
                  <AdminIcon name="close" />
                </ActionIcon>
              )}
            </div>
            <p className={styles.note} role="status">
              {span && closesNextDay(span) && `Closes after midnight: ${formatTime(span.closes)} ${nextDay}.`}
              {span && isWhole(span) && span.closes === '00:00' && 'Closes at midnight.'}
            </p>
          </div>
        );
      })}
      {fields.length < MOST_SPANS && (
        <Button
          variant="subtle"
          size="sm"
          className={styles.add ?? ''}
          leftSection={<AdminIcon name="plus" size={16} />}
          aria-label={`Add hours on ${day}, after a break`}
          onClick={() => append({ opens: '', closes: '' })}
        >
          Hours after a break
        </Button>
      )}
    </div>
  );
}
