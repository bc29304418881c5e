import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../kit/lists/noun';
import { downloadText } from '../kit/lists/spreadsheet';
import { AdminIcon } from '../kit/shell/admin-icon';
import { describeFailure, type DescribedFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { useServerToday } from '../kit/shell/use-server-today';
import { collectContacts, LIST_IN_MOTION, type Progress } from './collect-contacts';
import type { ContactsPlace } from './contact-filter';
import { contactsCsv, csvName } from './contacts-csv';

const WHAT = 'The spreadsheet';
const OUTCOME = 'was not made';

const IN_MOTION: DescribedFailure = {
  title: `${WHAT} ${OUTCOME}`,
  text: LIST_IN_MOTION,
  canRetry: true,
};

/** All or nothing: no file if a page can't be read, or staff cancel or leave the screen. */
export function useExport({ status, search }: ContactsPlace, timezone: string) {
  const today = useServerToday();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ read: 0, total: 0 });
    const fail = (failure: DescribedFailure) => notifyFailure(failure, () => void run());
    try {
      const contacts = await collectContacts({ status, search }, setProgress, control.signal);
      if (contacts === null) return fail(IN_MOTION);
      const name = csvName(status, search, today);
      downloadText(contactsCsv(contacts, new Date(), timezone), name);
      notifyDone(`${counted(contacts.length, 'message')} ${contacts.length === 1 ? 'is' : 'are'} in ${name}`);
    } catch (error) {
      // Nothing may be half done: the file is saved only when everything has been read.
      const { why, text, canRetry, mayBeDone } = describeFailure(error, WHAT, OUTCOME);
      if (!control.signal.aborted)
        fail({ title: IN_MOTION.title, text: mayBeDone ? `${why} Try again.` : text, canRetry });
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, run: () => void run(), cancel: () => running.current?.abort() };
}

interface ExportButtonProps extends ReturnType<typeof useExport> {
  isEmpty: boolean;
}

export function ExportButton({ progress, run, cancel, isEmpty }: ExportButtonProps) {
  return (
    <Group gap={0} wrap="nowrap">
      <Text span c="dimmed" role="status" me={progress ? 'sm' : 0}>
        {progress && progressWords(progress)}
      </Text>
      {progress ? (
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<AdminIcon name="download" size={18} />}
          disabled={isEmpty}
          onClick={run}
        >
          Export (CSV)
        </Button>
      )}
    </Group>
  );
}

function progressWords({ read, total }: Progress): string {
  if (total === 0) return 'Preparing the spreadsheet…';
  return `${read.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} messages`;
}
