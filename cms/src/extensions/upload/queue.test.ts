import { expect, it } from 'vitest';
import { createQueue } from './queue';

it('refuses work while the queue is full, and takes it again afterwards', async () => {
  const inQueue = createQueue(1, () => new Error('Full.'));
  let open: () => void = () => undefined;
  const taken = [
    inQueue(() => new Promise<void>((resolve) => (open = resolve))),
    inQueue(async () => 'next'),
  ];
  await expect(inQueue(async () => undefined)).rejects.toThrow('Full.');
  open();
  await Promise.all(taken);
  expect(await inQueue(async () => 'done')).toBe('done');
});
