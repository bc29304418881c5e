import { useEffect, useRef, useState } from 'react';
import type { ContactsFilter, StaffContact } from '../../api/staff/staff-contacts';
import { counted } from '../lists/noun';
import { describeFailure, type DescribedFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { collectContacts, ListInMotionError } from './collect-contacts';
import { contactsCsv, csvName } from './contacts-csv';
import { downloadText } from './download-text';

const WHAT = 'The spreadsheet';
const OUTCOME = 'was not made';

export interface Export {
  /** How far it is; null while none is being made. */
  progress: { read: number; total: number } | null;
  start: () => void;
  cancel: () => void;
}

/**
 * Makes a spreadsheet of every message that a filter has. It is there whole or not at all: a page of the list that can't
 * be read ends it, in words. Leaving the screen ends it too.
 */
export function useExport(filter: ContactsFilter, today: string, timezone: string): Export {
  const [progress, setProgress] = useState<Export['progress']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ read: 0, total: 0 });
    try {
      const contacts = await collectContacts(filter, setProgress, control.signal);
      notifyDone(store(contacts, csvName(filter.status, filter.search, today), timezone));
    } catch (error) {
      if (!control.signal.aborted) notifyFailure(failureOf(error), { retry: () => void run() });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, start: () => void run(), cancel: () => running.current?.abort() };
}

/** Stores the file, and says what is in it. */
function store(contacts: readonly StaffContact[], name: string, timezone: string): string {
  downloadText(contactsCsv(contacts, new Date(), timezone), name, 'text/csv;charset=utf-8');
  const count = counted(contacts.length, 'message');
  return `${count} ${contacts.length === 1 ? 'is' : 'are'} in ${name}`;
}

function failureOf(error: unknown): DescribedFailure {
  if (error instanceof ListInMotionError) {
    return {
      title: `${WHAT} ${OUTCOME}`,
      text: 'Messages came and went while it was being made. Wait a minute, then try again.',
      canRetry: true,
    };
  }
  const { why, text, canRetry, mayBeDone } = describeFailure(error, WHAT, OUTCOME);
  // Nothing is stored before all of it is read.
  return { title: `${WHAT} ${OUTCOME}`, text: mayBeDone ? `${why} Try again.` : text, canRetry };
}
