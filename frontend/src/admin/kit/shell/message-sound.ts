import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from '../../../api/listeners';
import { keep, readKept } from '../../../ui/browser-store';

const STORED_UNDER = 'admin_message_sound';

const { listen, tell } = createListeners();

/** Made at a press, because browsers start no sound before one. */
let audio: AudioContext | undefined;

const isOn = () => readKept('localStorage', STORED_UNDER) === 'on';

/** Whether this device sounds for new messages: off until somebody turns it on here. */
export const useMessageSound = (): boolean => useSyncExternalStore(listen, isOn);

/** Turned on by a press, it sounds once. */
export function setMessageSound(on: boolean): void {
  keep('localStorage', STORED_UNDER, on ? 'on' : null);
  tell();
  if (on) void wake().then(play);
}

/** Sounds each time the number of unread messages grows, if this device does and the browser lets it. */
export function useSoundOf(unread: number | undefined): void {
  const isSounding = useMessageSound();
  const before = useRef(unread);
  useEffect(() => {
    if (isSounding && before.current !== undefined && unread !== undefined && unread > before.current) play();
    before.current = unread ?? before.current;
  }, [isSounding, unread]);
  useEffect(() => {
    if (!isSounding) return undefined;
    const onPress = () => void wake();
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isSounding]);
}

async function wake(): Promise<void> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
  } catch {
    // Not on this device, or not now.
  }
}

/** Two soft notes. None if the browser holds the sound back, which would play it later. */
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
