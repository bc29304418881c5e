import { describe, expect, it } from 'vitest';
import { nextRound } from './next-round';

function slowCounter() {
  let calls = 0;
  const finish: Array<() => void> = [];
  const read = nextRound(() => {
    calls += 1;
    const mine = calls;
    return new Promise<number>((resolve) => finish.push(() => resolve(mine)));
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { read, calls: () => calls, finish, settle };
}

describe('nextRound', () => {
  it('shares one call among those who ask before it starts', async () => {
    const { read, calls, finish, settle } = slowCounter();
    const answers = Promise.all([read(), read(), read()]);
    await settle();
    finish[0]?.();
    expect(await answers).toEqual([1, 1, 1]);
    expect(calls()).toBe(1);
  });

  it('never answers with a call that started before the question', async () => {
    const { read, finish, settle } = slowCounter();
    const first = read();
    await settle();
    const later = Promise.all([read(), read()]);
    finish[0]?.();
    expect(await first).toBe(1);
    await settle();
    finish[1]?.();
    expect(await later).toEqual([2, 2]);
  });

  it('goes on after a failure', async () => {
    let isBroken = true;
    const read = nextRound(async () => {
      if (isBroken) throw new Error('gone');
      return 'back';
    });
    await expect(read()).rejects.toThrow('gone');
    isBroken = false;
    expect(await read()).toBe('back');
  });
});
