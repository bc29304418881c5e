import { useSWRConfig } from 'swr';
import { type Restored, restoreDeleted } from '../../../api/staff/staff-history';
import { describeChangeFailure } from './describe-failure';
import { notifyDone, notifyFailure } from './notify';

interface RestoringWords {
  done: string;
  notDone?: string;
}

/** Restores a version from the history and reports it. `undo` reverts the change that this makes. */
export function useRestoring() {
  const { mutate } = useSWRConfig();
  return async function restore(
    what: string,
    send: () => Promise<Restored>,
    words: RestoringWords,
    undo?: (change: NonNullable<Restored['change']>) => void,
  ): Promise<void> {
    try {
      const restored = await send();
      // Any list may contain the entry, its category or its dishes.
      void mutate(() => true);
      const { change } = restored;
      notifyDone(doneWords(what, words.done, restored), change && undo ? { undo: () => undo(change) } : {});
    } catch (error) {
      const failure = describeChangeFailure(error, what, words.notDone ?? 'was not restored');
      notifyFailure(failure, () => void restore(what, send, words, undo));
    }
  };
}

/** The undo of a deletion. */
export function useBringBack(): (id: string, name: string) => void {
  const restore = useRestoring();
  return (id, name) => void restore(name, () => restoreDeleted(id), { done: 'is back' });
}

function doneWords(what: string, outcome: string, { change, notLinked }: Restored): string {
  if (change === null) return `${what} is already like this`;
  if (notLinked.length === 0) return `${what} ${outcome}`;
  const gone = notLinked.map(({ title }) => title).join(', ');
  return `${what} ${outcome}, except what has been deleted since: ${gone}`;
}
