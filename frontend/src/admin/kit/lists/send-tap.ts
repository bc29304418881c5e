import { isApiError } from '../../../api/errors';
import { fetchVersion } from '../../../api/staff/staff-version';
import { ask } from '../shell/confirm';
import { notifyDone } from '../shell/notify';
import { howLongAgo } from '../shell/when';
import {
  forgetTap,
  isFromAnotherAccount,
  keepTap,
  noteOffline,
  type Tap,
  unansweredTaps,
} from './unanswered-taps';

/** After this long, a tap may be outdated. */
const LATE_MS = 5 * 60_000;
const TRIES_AFTER_MS = 3_000;

/**
 * Sends a tap. Offline, it waits; after more than five minutes it asks staff first. Null if they decline, or if the
 * account that tapped has signed out: the tap then stays in the browser's storage until that account signs in.
 * Otherwise rejects with an ApiError, never with `offline`.
 */
export async function sendTap<Answer>(tap: Tap, send: () => Promise<Answer>): Promise<Answer | null> {
  keepTap(tap);
  try {
    while (await isStillWanted(tap)) {
      try {
        return await send();
      } catch (error) {
        const hasEnded = isApiError(error, 'unauthorized') && isFromAnotherAccount(tap);
        if (hasEnded) continue;
        if (!isApiError(error, 'offline')) throw error;
      }
      noteOffline(true);
      await connectionBack();
    }
    return null;
  } finally {
    forgetTap(tap);
  }
}

let returning: Promise<void> | null = null;

function connectionBack(): Promise<void> {
  returning ??= untilAnswered().finally(() => (returning = null));
  return returning;
}

async function untilAnswered(): Promise<void> {
  for (;;) {
    await soonOrOnline();
    try {
      await fetchVersion();
    } catch (error) {
      if (isApiError(error, 'offline')) continue;
    }
    noteOffline(false);
    return;
  }
}

function soonOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, TRIES_AFTER_MS);
    window.addEventListener('online', go);
  });
}

const isLate = ({ at }: Tap) => Date.now() - at > LATE_MS;
/** Staff's answers about late taps, by key. */
const answers = new Map<string, boolean>();
let asking: Promise<void> | null = null;

async function isStillWanted(tap: Tap): Promise<boolean> {
  if (isFromAnotherAccount(tap)) {
    notifyDone(
      `Not saved yet: ${wordsOf(tap)}. It will be saved when the person who tapped it signs in again.`,
    );
    return false;
  }
  if (!isLate(tap)) return true;
  while (!answers.has(tap.key)) {
    asking ??= askAbout(unansweredTaps().filter((each) => isLate(each) && !answers.has(each.key))).finally(
      () => (asking = null),
    );
    await asking;
  }
  return answers.get(tap.key) === true;
}

async function askAbout(taps: readonly Tap[]): Promise<void> {
  const [first] = taps;
  if (!first) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const when = howLongAgo(new Date(first.at).toISOString(), new Date(), timeZone);
  const what = taps.map(wordsOf).join(', ');
  const isOne = taps.length === 1;
  const isYes = await ask({
    title: isOne ? 'Still save this change?' : `Still save these ${taps.length} changes?`,
    text: `${when.charAt(0).toUpperCase()}${when.slice(1)}, while offline, you tapped: ${what}. ${isOne ? 'It' : 'They'} may not have been saved. Save ${isOne ? 'it' : 'them'} now?`,
    action: 'Save now',
  });
  for (const { key } of taps) answers.set(key, isYes);
  if (!isYes) notifyDone(`Discarded: ${what}`);
}

/** Reports a leftover tap on something that has since been deleted. */
export function giveUp(tap: Tap): void {
  forgetTap(tap);
  notifyDone(`Not saved: ${wordsOf(tap)}. It has been deleted.`);
}

function wordsOf({ name, list, does }: Tap): string {
  if ('hours' in does) return name;
  if ('special' in does) return `“${name}” ${does.special ? 'on' : 'off'}`;
  const named = `“${name}”`;
  if ('available' in does) return does.available ? `${named} back on the ${list}` : `${named} sold out`;
  if ('by' in does) return `one ${does.by < 0 ? 'fewer' : 'more'} ${named}`;
  return does.left === null ? `${named} no longer counted` : `only ${does.left} ${named} left`;
}
