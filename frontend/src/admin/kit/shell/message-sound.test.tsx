import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as StaffContacts from '../../../api/staff/staff-contacts';
import type * as MessageSound from './message-sound';

let sound: typeof MessageSound;
let played = 0;
let state = 'suspended';
/** When the newest message arrived; null means no connection. */
let newest: string | null = null;

/** An audio context that starts on a press, or never. */
function browser({ isAllowed = true } = {}) {
  const setting = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  class Context {
    currentTime = 0;
    get state() {
      return state;
    }
    resume() {
      if (isAllowed) state = 'running';
      return isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed'));
    }
    createOscillator() {
      return { frequency: setting, connect: (to: object) => to, start: () => (played += 1), stop: vi.fn() };
    }
    createGain() {
      return { gain: setting, connect: vi.fn() };
    }
  }
  vi.stubGlobal('AudioContext', Context);
}

beforeEach(async () => {
  [played, state, newest] = [0, 'suspended', '2026-11-21T18:00:00.000Z'];
  vi.resetModules();
  vi.doMock('../../../api/staff/staff-contacts', async (original) => ({
    ...(await original<typeof StaffContacts>()),
    fetchContacts: () =>
      newest === null
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ items: [{ createdAt: newest }] }),
  }));
  sound = await import('./message-sound');
  // So that what the hook loads is there at once.
  await import('../../../api/staff/staff-contacts');
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const turn = (on: boolean) => act(async () => sound.setMessageSound(on));
/** Loads what the hook loads, right after it: once this is there, so is its answer. */
const settle = () =>
  act(async () => {
    await import('../../../api/staff/staff-contacts');
    await new Promise((wake) => setTimeout(wake));
  });
async function watch(unread?: number) {
  const { rerender } = renderHook(sound.useSoundOf, { initialProps: unread });
  await settle();
  return async (next?: number) => {
    rerender(next);
    await settle();
  };
}
const arrives = () => (newest = new Date(Date.parse(newest ?? '2026-11-21') + 1_000).toISOString());

it('is off until it is turned on, which plays it once', async () => {
  browser();
  const unreadAre = await watch(1);
  arrives();
  await unreadAre(2);
  expect(played).toBe(0);
  await turn(true);
  expect(played).toBe(1);
});

it('plays when a message arrives, but not on the first count or when messages are read', async () => {
  browser();
  await turn(true);
  played = 0;
  const unreadAre = await watch();
  await unreadAre(3);
  await unreadAre(2);
  expect(played).toBe(0);
  arrives();
  await unreadAre(3);
  expect(played).toBe(1);
  await turn(false);
  arrives();
  await unreadAre(4);
  expect(played).toBe(1);
});

it('does not play for an older message that somebody marks as unread', async () => {
  browser();
  await turn(true);
  played = 0;
  const unreadAre = await watch(0);
  await unreadAre(1);
  expect(played).toBe(0);
});

it('plays if it can’t tell the two apart', async () => {
  browser();
  await turn(true);
  played = 0;
  newest = null;
  const unreadAre = await watch(0);
  await unreadAre(1);
  expect(played).toBe(1);
});

it('is remembered on this device, and waits for a press there', async () => {
  browser();
  localStorage.setItem('admin_message_sound', 'on');
  const unreadAre = await watch(0);
  arrives();
  await unreadAre(1);
  expect(played).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  arrives();
  await unreadAre(2);
  expect(played).toBe(1);
});

it.each([
  ['that refuses', () => browser({ isAllowed: false })],
  ['that has none', () => vi.stubGlobal('AudioContext', undefined)],
])('says nothing in a browser %s', async (_which, setUp) => {
  setUp();
  await turn(true);
  const unreadAre = await watch(0);
  arrives();
  await unreadAre(1);
  expect(played).toBe(0);
});
