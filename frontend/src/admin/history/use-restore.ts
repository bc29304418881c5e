import { useSWRConfig } from 'swr';
import { type Change, type Restored, restoreVersion } from '../../api/staff/staff-history';
import { ask } from '../kit/shell/confirm';
import { describeChangeFailure } from '../kit/shell/describe-change-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { titleOf } from './change-words';

type Version = 'before' | 'after';

export function useRestore(): (change: Change, when: string) => Promise<void> {
  const { mutate } = useSWRConfig();

  const restore = async (change: Change, version: Version, outcome: string, isUndo?: true): Promise<void> => {
    const what = `“${titleOf(change)}”`;
    try {
      const restored = await restoreVersion(change.id, version, isUndo);
      // Any list may contain the entry, its category or its dishes.
      void mutate(() => true);
      notifyDone(doneWords(what, outcome, restored), undoOf(restored));
    } catch (error) {
      const failure = describeChangeFailure(
        error,
        what,
        isUndo ? 'was not changed back' : 'was not restored',
      );
      notifyFailure(failure, () => void restore(change, version, outcome, isUndo));
    }
  };

  const undoOf = ({ change }: Restored) =>
    change === null ? {} : { undo: () => void restore(change, 'before', 'is back to how it was', true) };

  return async (change, when) => {
    const isSure = await ask({ ...questionOf(change, when), action: 'Restore' });
    // An entry that was added is restored as it was added; any other, as it was before the change.
    if (isSure) await restore(change, change.action === 'created' ? 'after' : 'before', 'is restored');
  };
}

function doneWords(what: string, outcome: string, { change, notLinked }: Restored): string {
  if (change === null) return `${what} is already like this`;
  if (notLinked.length === 0) return `${what} ${outcome}`;
  const gone = notLinked.map(({ title }) => title).join(', ');
  return `${what} ${outcome}, except what has been deleted since: ${gone}`;
}

function questionOf(change: Change, when: string): { title: string; text: string } {
  const what = `“${titleOf(change)}”`;
  const texts: Readonly<Partial<Record<Change['action'], string>>> = {
    deleted: 'It comes back exactly as it was. Diners will see it right away.',
    reordered: 'Everything goes back to its earlier order.',
    created: 'It goes back to how it was when it was added. Later changes are undone too.',
    changed: `It goes back to how it was before ${when}. Later changes are undone too.`,
  };
  return { title: `Restore ${what}?`, text: `${texts[change.action] ?? ''} You can undo this.` };
}
