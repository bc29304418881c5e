import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '../../../api/listeners';
import { keep, readKept } from '../../../ui/browser-store';

const STORED_UNDER = 'admin_message_sound';

const { listen, tell } = createListeners();

/** Created on a press, because browsers don't play sound before one. */
let audio: AudioContext | undefined;

const isOn = () => readKept('localStorage', STORED_UNDER) === 'on';

/** Whether this device plays a sound for new messages: off until somebody turns it on here. */
export const useMessageSound = (): boolean => useSyncExternalStore(listen, isOn);

/** Plays the sound once when a press turns it on. */
export function setMessageSound(on: boolean): void {
  keep('localStorage', STORED_UNDER, on ? 'on' : null);
  tell();
  if (on) void wake().then(play);
}

/**
 * Plays a sound when a message arrives, if it is on here and the browser allows it. A growing unread count alone
 * does not mean that: somebody may have marked one as unread.
 */
export function useSoundOf(unread: number | undefined): void {
  const isSounding = useMessageSound();
  const before = useRef<number | undefined>(undefined);
  const newest = useRef<string | null>(null);
  useEffect(() => {
    if (!isSounding || unread === undefined) return;
    const isFirst = before.current === undefined;
    const isMore = !isFirst && unread > (before.current ?? 0);
    before.current = unread;
    if (!isFirst && !isMore) return;
    void newestArrival().then((arrival) => {
      // Better once too often than not at all.
      const isNew = arrival === null || newest.current === null || arrival > newest.current;
      newest.current = arrival ?? newest.current;
      if (isMore && isNew) play();
    });
  }, [isSounding, unread]);
  useEffect(() => {
    if (!isSounding) return undefined;
    const onPress = () => void wake();
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isSounding]);
}

/** When the newest message arrived; null if that is unknown right now. Only devices with the sound on load this. */
async function newestArrival(): Promise<string | null> {
  try {
    const { contactsKey, fetchContacts } = await import('../../../api/staff/staff-contacts');
    const { items } = await fetchContacts(contactsKey({ status: 'all', search: '' }, 1, 1));
    return items[0]?.createdAt ?? '';
  } catch {
    return null;
  }
}

async function wake(): Promise<void> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
  } catch {
    // The sound is unavailable on this device, or right now.
  }
}

/** Plays two soft notes; none if the browser blocks sound for now, because it would play them later. */
function play(): void {
  if (audio?.state !== 'running') return;
  const start = audio.currentTime;
  const note = audio.createOscillator();
  const loudness = audio.createGain();
  note.frequency.setValueAtTime(660, start);
  note.frequency.setValueAtTime(880, start + 0.15);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.1, start + 0.03);
  loudness.gain.linearRampToValueAtTime(0, start + 0.6);
  note.connect(loudness).connect(audio.destination);
  note.start(start);
  note.stop(start + 0.6);
}
