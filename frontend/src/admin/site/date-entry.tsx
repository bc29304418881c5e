import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OpeningSpan } from '../../domain/site';
import { weekdayOf } from '../../domain/zoned-time';
import { DateField } from '../forms/date-field';
import { fieldId } from '../forms/form-words';
import { TextField } from '../forms/text-field';
import styles from './dates-section.module.css';
import { dayWords, hoursWords } from './hours-words';
import { OpenSwitch } from './open-switch';
import { type SiteValues, WEEKDAY_FIELDS } from './site-values';
import { SpansFields } from './spans-fields';

interface DateEntryProps {
  /** Its place in the form's list. */
  at: number;
  today: string;
  /** It has just been added: it takes the focus, and says so. */
  isNew: boolean;
  onShown: () => void;
  onRemove: () => void;
}

const SOME_HOURS: readonly OpeningSpan[] = [{ opens: '16:00', closes: '21:00' }];

/** A day with other hours: one line in words, with its fields behind Change; they are there where something is wrong. */
export function DateEntry({ at, today, isNew, onShown, onRemove }: DateEntryProps) {
  const { control, formState } = useFormContext<SiteValues>();
  const { date, spans, note } = useWatch({ control, name: `exceptions.${at}` });
  const usual = useUsualHours(date);
  const [isOpened, setOpened] = useState(isNew && date === '');
  const hasErrors = formState.errors.exceptions?.[at] !== undefined;
  const isOpen = isOpened || hasErrors;
  const line = useRef<HTMLParagraphElement>(null);
  const day = date === '' ? 'New day' : dayWords(date, today);

  useEffect(() => {
    if (!isNew) return;
    const target = date === '' ? document.getElementById(fieldId(`exceptions.${at}.date`)) : line.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
    onShown();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  return (
    <li className={styles.day}>
      <div className={styles.line}>
        <p ref={line} tabIndex={-1} className={styles.words}>
          <strong>{day}</strong> <span>{hoursWords(spans)}</span>
          {note.trim() !== '' && <span className={styles.note}>{note}</span>}
        </p>
        <div className={styles.actions}>
          <Button
            variant="subtle"
            color="link"
            size="sm"
            mih={44}
            px="xs"
            aria-expanded={isOpen}
            aria-label={`Change ${day}`}
            onClick={() => setOpened(!isOpen)}
          >
            Change
          </Button>
          <Button
            variant="subtle"
            size="sm"
            mih={44}
            px="xs"
            color="danger"
            aria-label={`Remove ${day}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <DateField
            name={`exceptions.${at}.date`}
            label="Day"
            help={date !== '' && date < today ? 'This day is over: no guest sees it.' : undefined}
          />
          <OpenSwitch name={`exceptions.${at}.spans`} day={day} usual={usual} />
          {spans.length > 0 && (
            <SpansFields name={`exceptions.${at}.spans`} day={day} nextDay="on the next day" />
          )}
          <TextField
            name={`exceptions.${at}.note`}
            label="Reason"
            help="Guests read it beside the hours: Thanksgiving, Private party. May be left empty."
          />
        </div>
      )}
    </li>
  );
}

/** The week's hours of that weekday, to begin with. */
function useUsualHours(date: string): readonly OpeningSpan[] {
  const { control } = useFormContext<SiteValues>();
  const week = useWatch({ control, name: WEEKDAY_FIELDS });
  const usual = date === '' ? [] : (week[weekdayOf(date)] ?? []);
  return usual.length > 0 ? usual : (week.find((spans) => spans.length > 0) ?? SOME_HOURS);
}
