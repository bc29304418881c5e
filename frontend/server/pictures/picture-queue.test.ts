import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TooBusyError } from '../http/work-queue';
import { pictureQueue, type Urgency } from './picture-maker';

/** A queue, the jobs it has started, and a way to end the first running one. */
function queueOf(maxWaitMs?: number) {
  const queue = pictureQueue(maxWaitMs);
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const add = (name: string, urgency: Urgency, left?: AbortSignal) =>
    queue.run(
      urgency,
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      left,
    );
  const endOne = async () => {
    ends.shift()?.();
    await setImmediate();
  };
  return { begun, add, endOne };
}

test('requested pictures come before strays, and strays before those made ahead', async () => {
  const { begun, add, endOne } = queueOf();
  void add('asked 1', 'asked');
  void add('asked 2', 'asked');
  void add('ahead', 'ahead');
  void add('stray', 'stray');
  void add('asked 3', 'asked');
  await setImmediate();
  for (let ended = 0; ended < 5; ended += 1) await endOne();
  expect(begun).toEqual(['asked 1', 'asked 2', 'asked 3', 'stray', 'ahead']);
});

test('strays never take all the slots', async () => {
  const { begun, add } = queueOf();
  void add('stray 1', 'stray');
  void add('stray 2', 'stray');
  await setImmediate();
  expect(begun).toEqual(['stray 1']);
  void add('asked', 'asked');
  await setImmediate();
  expect(begun).toEqual(['stray 1', 'asked']);
});

test('a client that disconnects loses its place in line, but a job that has started goes on', async () => {
  const { begun, add, endOne } = queueOf();
  const left = new AbortController();
  const running = add('asked 1', 'asked', left.signal);
  void add('asked 2', 'asked');
  const waiting = add('asked 3', 'asked', left.signal);
  left.abort();
  await expect(waiting).rejects.toBeInstanceOf(TooBusyError);
  await endOne();
  await expect(running).resolves.toBeUndefined();
  void add('asked 4', 'asked');
  await setImmediate();
  expect(begun).toEqual(['asked 1', 'asked 2', 'asked 4']);
});

test('a full line accepts no more jobs, and no job waits forever', async () => {
  const { add } = queueOf(20);
  void add('stray', 'stray');
  const waiting = Array.from({ length: 100 }, (_, index) => add(`stray ${index}`, 'stray'));
  const refusals = Promise.all(waiting.map((each) => expect(each).rejects.toBeInstanceOf(TooBusyError)));
  await expect(add('one more', 'stray')).rejects.toBeInstanceOf(TooBusyError);
  await refusals;
});
