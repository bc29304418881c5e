import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { draftStoreKey, readDrafts, replaceDrafts } from '../kit/forms/draft-store';
import { useSession } from '../kit/session/session-store';
import { useHeldWork } from '../kit/shell/use-held-work';

const WRITER = 'reply';

/**
 * What is typed, and the last sent text with its key: resending the same text reuses the key, so that it is stored
 * once.
 */
export const NOTHING = { text: '', sent: '', key: '' };

type Kept = typeof NOTHING;

/** Text that the browser could not store, kept until the page is closed. */
const unstored = new Map<string, Kept>();

/**
 * Kept on this device for the account that typed it until it is cleared, even if the page is closed before an answer.
 */
export function useKeptText(name: string): [Kept, (changed: Partial<Kept>) => void] {
  const session = useSession();
  // Someone else may sign in on top of it: the text belongs to whoever started it.
  const [storeKey] = useState(() => draftStoreKey(session?.user?.id ?? '', name));
  const [kept, setKept] = useState(() => keptAs(storeKey));
  // Two tabs share it: each shows what the other types, so that neither overwrites it unseen.
  useWindowEvent('storage', ({ key }) => key === storeKey && setKept(keptAs(storeKey)));
  useHeldWork(kept.text !== '' && unstored.has(storeKey));
  const keep = (changed: Partial<Kept>) => {
    const values = { ...kept, ...changed };
    setKept(values);
    const draft = { writer: WRITER, writtenAt: Date.now(), etag: null, base: {}, values };
    unstored.delete(storeKey);
    if (!replaceDrafts(storeKey, [WRITER], values.text === '' ? null : draft)) unstored.set(storeKey, values);
  };
  return [kept, keep];
}

function keptAs(storeKey: string): Kept {
  const stored = unstored.get(storeKey);
  if (stored) return stored;
  const values = readDrafts(storeKey, new Date())[0]?.values ?? {};
  const textOf = (field: keyof Kept) => (typeof values[field] === 'string' ? values[field] : '');
  return { text: textOf('text'), sent: textOf('sent'), key: textOf('key') };
}
