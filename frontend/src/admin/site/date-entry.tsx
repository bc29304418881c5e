import { Box, Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { weekdayOf } from '../../domain/zoned-time';
import { DateField, TextField } from '../kit/forms/fields';
import { fieldId } from '../kit/forms/form-words';
import type { HoursValues } from './site-values';
import { OpenSwitch, SpansFields } from './spans-fields';
import { dayWords, hoursWords } from './special-days';

interface DateEntryProps {
  at: number;
  today: string;
  /** Just added: takes focus and is announced. */
  isNew: boolean;
  onShown: () => void;
  onRemove: () => void;
}

export function DateEntry({ at, today, isNew, onShown, onRemove }: DateEntryProps) {
  const { control, formState } = useFormContext<HoursValues>();
  const { date, spans, note } = useWatch({ control, name: `exceptions.${at}` });
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
    <Box component="li" py="xs">
      <Group justify="space-between" gap="0 var(--space-3)">
        <Stack component="p" ref={line} tabIndex={-1} flex="1 1 11rem" gap={0} className="fits">
          <strong>{day}</strong> <span>{hoursWords(spans)}</span>
          {note.trim() !== '' && <span className="quiet">{note}</span>}
        </Stack>
        <Group gap={0} ms="auto">
          <Button
            variant="subtle"
            px="xs"
            fz="sm"
            aria-expanded={isOpen}
            aria-label={`Change ${day}`}
            onClick={() => setOpened(!isOpen)}
          >
            Change
          </Button>
          <Button
            variant="subtle"
            px="xs"
            fz="sm"
            color="danger"
            aria-label={`Remove ${day}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <Stack gap="sm" align="flex-start" py="sm">
          <DateField
            name={`exceptions.${at}.date`}
            label="Day"
            help={date !== '' && date < today ? 'This day has passed: guests don’t see it.' : undefined}
          />
          <OpenSwitch
            name={`exceptions.${at}.spans`}
            day={day}
            weekday={date === '' ? null : weekdayOf(date)}
          />
          {spans.length > 0 && (
            <SpansFields name={`exceptions.${at}.spans`} day={day} nextDay="on the next day" />
          )}
          <TextField
            name={`exceptions.${at}.note`}
            label="Reason"
            help="Guests see it beside the hours: Thanksgiving, Private party. Optional."
          />
        </Stack>
      )}
    </Box>
  );
}
