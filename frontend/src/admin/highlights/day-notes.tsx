import { Alert } from '@mantine/core';
import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { HIGHLIGHTS_LIMIT } from '../../domain/limits';
import type { Day } from './day';
import type { Standing } from './day-highlights';

interface DayNotesProps {
  day: Day;
  /** The day within a sentence. */
  words: string;
  ofDay: readonly StaffHighlight[];
  standings: ReadonlyMap<string, Standing>;
}

/** What is to be known of a day's list: what does not fit, and what moving one does elsewhere. */
export function DayNotes({ day, words, ofDay, standings }: DayNotesProps) {
  const beyond = [...standings.values()].filter((standing) => standing === 'beyond').length;
  const isMixed = day !== null && ofDay.length > 1 && ofDay.some(({ date }) => date === null);
  return (
    <>
      {beyond > 0 && (
        <Alert color="danger" role="status" title={`The home page shows ${HIGHLIGHTS_LIMIT} highlights`}>
          {beyond === 1 ? 'One more is' : `${beyond} more are`} on for {words} and will not be seen. Hide
          some, or move up what matters.
        </Alert>
      )}
      {isMixed && (
        <p>Those marked “Every day” are on all days: what is changed of them is changed on every day.</p>
      )}
    </>
  );
}
