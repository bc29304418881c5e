import { expect, it } from 'vitest';
import { createWaitingLine } from './waiting-line';

const late = new Error('late');
const lineOf = () => createWaitingLine((failure) => failure === late);

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

it('runs one at a time, in order, and goes on after one fails', async () => {
  const inLine = lineOf();
  const order: string[] = [];
  const first = gate();
  const all = [
    inLine(async () => {
      await first.opened;
      order.push('first');
      throw new Error('only mine');
    }),
    inLine(async () => order.push('second')),
  ];
  await Promise.resolve();
  expect(order).toEqual([]);
  first.open();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['first', 'second']);
});

it('fails all that wait when the first gives up, and lets later ones try', async () => {
  const inLine = lineOf();
  const first = gate();
  let tried = 0;
  const waiting = [
    inLine(async () => {
      await first.opened;
      throw late;
    }),
    ...Array.from({ length: 3 }, () => inLine(async () => (tried += 1))),
  ];
  first.open();
  for (const result of await Promise.allSettled(waiting)) expect(result).toMatchObject({ reason: late });
  expect(tried).toBe(0);
  expect(await inLine(async () => 'again')).toBe('again');
});
