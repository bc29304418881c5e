import { useState } from 'react';
import { draftStoreKey, readDrafts, replaceDrafts } from '../kit/forms/draft-store';
import { useSession } from '../kit/session/session-store';

const WRITER = 'reply';

/** What is typed, kept on this device for the account that typed it until it is emptied. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const key = draftStoreKey(useSession()?.user?.id ?? '', name);
  const [text, setText] = useState(() => {
    const kept = readDrafts(key, new Date())[0]?.values.text;
    return typeof kept === 'string' ? kept : '';
  });
  const keep = (typed: string) => {
    setText(typed);
    const draft = { writer: WRITER, writtenAt: Date.now(), etag: null, base: {}, values: { text: typed } };
    replaceDrafts(key, [WRITER], typed === '' ? null : draft);
  };
  return [text, keep];
}
