import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { StaffContact } from '../../api/staff/staff-contacts';
import { counted } from '../kit/lists/noun';
import { downloadText } from '../kit/lists/spreadsheet';
import { AdminIcon } from '../kit/shell/admin-icon';
import { describeFailure, type DescribedFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { useToday } from '../kit/shell/use-today';
import { collectContacts, ListInMotionError, type Progress } from './collect-contacts';
import type { ContactsPlace } from './contact-filter';
import { contactsCsv, csvName } from './contacts-csv';

const WHAT = 'The spreadsheet';
const OUTCOME = 'was not made';

interface ExportButtonProps {
  place: ContactsPlace;
  total: number | undefined;
  timezone: string;
}

export function ExportButton({ place, total, timezone }: ExportButtonProps) {
  const { progress, start, cancel } = useExport(place, useToday(), timezone);
  const isMaking = progress !== null;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text span c="dimmed" role="status">
        {isMaking && progressWords(progress)}
      </Text>
      {isMaking ? (
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<AdminIcon name="download" size={18} />}
          disabled={total === 0}
          onClick={start}
        >
          Export (CSV)
        </Button>
      )}
    </Group>
  );
}

function progressWords({ read, total }: Progress): string {
  if (total === 0) return 'Making the spreadsheet…';
  return `${read.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} messages`;
}

/** All or nothing: the export is cancelled if a page can't be read or staff leave the screen. */
function useExport({ status, search }: ContactsPlace, today: string, timezone: string) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ read: 0, total: 0 });
    try {
      const contacts = await collectContacts({ status, search }, setProgress, control.signal);
      notifyDone(store(contacts, csvName(status, search, today), timezone));
    } catch (error) {
      if (!control.signal.aborted) notifyFailure(failureOf(error), { retry: () => void run() });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, start: () => void run(), cancel: () => running.current?.abort() };
}

function store(contacts: readonly StaffContact[], name: string, timezone: string): string {
  downloadText(contactsCsv(contacts, new Date(), timezone), name);
  const count = counted(contacts.length, 'message');
  return `${count} ${contacts.length === 1 ? 'is' : 'are'} in ${name}`;
}

function failureOf(error: unknown): DescribedFailure {
  if (error instanceof ListInMotionError) {
    return {
      title: `${WHAT} ${OUTCOME}`,
      text: 'Messages changed during the export. Wait a minute, then try again.',
      canRetry: true,
    };
  }
  const { why, text, canRetry, mayBeDone } = describeFailure(error, WHAT, OUTCOME);
  // The file is saved only when everything has been read.
  return { title: `${WHAT} ${OUTCOME}`, text: mayBeDone ? `${why} Try again.` : text, canRetry };
}
