import { type Change, restoreVersion } from '../../api/staff/staff-history';
import { ask } from '../kit/shell/confirm';
import { useRestoring } from '../kit/shell/use-restoring';
import { titleOf } from './change-words';

export function useRestore(): (change: Change, when: string) => Promise<void> {
  const restore = useRestoring();

  return async (change, when) => {
    const what = `“${titleOf(change)}”`;
    const isSure = await ask({ ...questionOf(change, when), action: 'Restore' });
    if (!isSure) return;
    // An entry that was added is restored as it was added; any other, as it was before the change.
    const version = change.action === 'created' ? 'after' : 'before';
    const undo = ({ id }: Change) =>
      void restore(what, () => restoreVersion(id, 'before', true), UNDONE, undo);
    await restore(what, () => restoreVersion(change.id, version), { done: 'is restored' }, undo);
  };
}

const UNDONE = { done: 'is back to how it was', notDone: 'was not changed back' };

function questionOf(change: Change, when: string): { title: string; text: string } {
  const what = `“${titleOf(change)}”`;
  const texts: Readonly<Partial<Record<Change['action'], string>>> = {
    deleted: 'It comes back as it was. If it was live, guests see it right away.',
    reordered: 'Everything goes back to its earlier order.',
    created: 'It goes back to how it was when it was added. Later changes are undone too.',
    changed: `It goes back to how it was before ${when}. Later changes are undone too.`,
  };
  return { title: `Restore ${what}?`, text: `${texts[change.action] ?? ''} You can undo this.` };
}
