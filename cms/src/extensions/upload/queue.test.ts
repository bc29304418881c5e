import { expect, it } from 'vitest';
import { createQueue } from './queue';

const full = () => new Error('Full.');

const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
};

it('runs one at a time, in turn, and goes on after a failure', async () => {
  const inQueue = createQueue(5, full);
  const order: string[] = [];
  const first = gate();
  const all = [
    inQueue(async () => {
      await first.opened;
      order.push('first');
      throw new Error('first fails');
    }),
    inQueue(async () => order.push('second')),
  ];
  await Promise.resolve();
  expect(order).toEqual([]);
  first.open();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['first', 'second']);
});

it('refuses what finds the queue full, and has room again afterwards', async () => {
  const inQueue = createQueue(1, full);
  const first = gate();
  const taken = [inQueue(() => first.opened), inQueue(async () => undefined)];
  await expect(inQueue(async () => undefined)).rejects.toThrow('Full.');
  first.open();
  await Promise.all(taken);
  expect(await inQueue(async () => 'done')).toBe('done');
});
