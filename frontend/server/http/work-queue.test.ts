import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLimiter, TooBusyError } from './work-queue';

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

test('runs a fixed number at once, queues the next and refuses the rest', async () => {
  const limited = createLimiter(2, 1);
  const jobs = [deferred(), deferred(), deferred()];
  const started: number[] = [];
  const results = jobs.map((job, index) =>
    limited(() => {
      started.push(index);
      return job.promise;
    }),
  );
  await setImmediate();
  expect(started).toEqual([0, 1]);
  await expect(limited(async () => {})).rejects.toBeInstanceOf(TooBusyError);
  jobs[0]?.resolve();
  await results[0];
  await setImmediate();
  expect(started).toEqual([0, 1, 2]);
  jobs.forEach(({ resolve }) => resolve());
  await Promise.all(results);
});

test('continues after a job that failed', async () => {
  const limited = createLimiter(1, 1);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limited(async () => 'fine')).resolves.toBe('fine');
});
