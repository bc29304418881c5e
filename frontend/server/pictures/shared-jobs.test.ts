import { expect, test } from 'vitest';
import { SharedJobs } from './shared-jobs';

/** Jobs that end when the test says so, and the latest job's signal. */
function held() {
  const jobs = new SharedJobs<string>();
  let end = (_result: string) => {};
  let left: AbortSignal | undefined;
  const join = (gone: AbortSignal | null = null) =>
    jobs.join('key', gone, (signal) => {
      left = signal;
      return new Promise((resolve) => (end = resolve));
    });
  return { join, end: (result: string) => end(result), left: () => left };
}

test('is shared by everyone who asks while it runs, and starts again afterwards', async () => {
  const { join, end } = held();
  const both = [join(), join()];
  end('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const later = join();
  end('second');
  expect(await later).toBe('second');
});

test('is abandoned once everyone who asked has gone', async () => {
  const { join, end, left } = held();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [join(one.signal), join(other.signal)];
  one.abort();
  expect(left()?.aborted).toBe(false);
  other.abort();
  expect(left()?.aborted).toBe(true);
  end('nothing');
  await Promise.all(both);
});
