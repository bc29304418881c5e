import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as MessageSound from './message-sound';

let sound: typeof MessageSound;
let played = 0;
let state = 'suspended';

/** Starts at a press, or not at all. */
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
  [played, state] = [0, 'suspended'];
  vi.resetModules();
  sound = await import('./message-sound');
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const turn = (on: boolean) => act(async () => sound.setMessageSound(on));
const watch = (unread?: number) => renderHook(sound.useSoundOf, { initialProps: unread });

it('is off until it is turned on, which sounds once', async () => {
  browser();
  const { rerender } = watch(1);
  rerender(2);
  expect(played).toBe(0);
  await turn(true);
  expect(played).toBe(1);
});

it('sounds when the unread grow, and not when they are first counted or read', async () => {
  browser();
  await turn(true);
  played = 0;
  const { rerender } = watch();
  rerender(3);
  rerender(2);
  expect(played).toBe(0);
  rerender(3);
  expect(played).toBe(1);
  await turn(false);
  rerender(4);
  expect(played).toBe(1);
});

it('is kept on this device, and waits there for a press', () => {
  browser();
  localStorage.setItem('admin_message_sound', 'on');
  const { rerender } = watch(0);
  rerender(1);
  expect(played).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  rerender(2);
  expect(played).toBe(1);
});

it.each([
  ['that refuses', () => browser({ isAllowed: false })],
  ['that has none', () => vi.stubGlobal('AudioContext', undefined)],
])('says nothing in a browser %s', async (_which, setUp) => {
  setUp();
  await turn(true);
  watch(0).rerender(1);
  expect(played).toBe(0);
});
