import { Button } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '../../api/errors';
import { useConfirm } from '../shell/confirm';
import { describeChangeFailure } from '../shell/describe-change-failure';
import { notifyFailure } from '../shell/notify';
import type { KeptEntry, RemoveEntry } from './entry-form-props';

interface RemoveButtonProps<Entity extends KeptEntry> {
  noun: string;
  entry: Entity;
  remove: RemoveEntry;
  readCurrent: (wire: unknown) => Entity;
  /** Before the screen is left: nothing that was typed is asked about any more. */
  onGone: () => void;
}

/** Deletes the entry after a plain question. One that somebody changed meanwhile is asked about once more. */
export function RemoveButton<Entity extends KeptEntry>(props: RemoveButtonProps<Entity>) {
  const { noun, entry, remove, readCurrent, onGone } = props;
  const confirm = useConfirm();
  const [isRemoving, setIsRemoving] = useState(false);

  const run = async (etag: string): Promise<void> => {
    try {
      await remove.run(etag);
    } catch (error) {
      // Deleted by somebody else: what was wanted.
      if (!isApiError(error, 'not-found')) return failed(error, etag);
    }
    onGone();
    remove.onRemoved();
  };

  const failed = async (error: unknown, etag: string): Promise<void> => {
    const current = isApiError(error, 'precondition') ? currentEtag(error.answer?.body, readCurrent) : null;
    if (current === null) {
      notifyFailure(describeChangeFailure(error, remove.name, 'was not deleted'), {
        retry: () => void start(etag),
      });
      return;
    }
    const title = `Someone else changed this ${noun} first`;
    const text = `${remove.name} is not deleted yet. Delete it with their changes?`;
    if (await confirm({ title, text, action: remove.question.action, isDangerous: true })) await run(current);
  };

  const start = async (etag: string): Promise<void> => {
    setIsRemoving(true);
    await run(etag);
    setIsRemoving(false);
  };

  const ask = async () => {
    if (!isRemoving && (await confirm({ ...remove.question, isDangerous: true }))) await start(entry.etag);
  };
  return (
    <Button variant="outline" color="danger" aria-disabled={isRemoving} onClick={() => void ask()}>
      {isRemoving ? 'Deleting…' : remove.question.action}
    </Button>
  );
}

function currentEtag<Entity extends KeptEntry>(
  body: unknown,
  readCurrent: (wire: unknown) => Entity,
): string | null {
  try {
    return readCurrent((body as { current?: unknown } | null)?.current).etag;
  } catch {
    return null;
  }
}
