import { expect, it, vi } from 'vitest';
import { createListChanges } from './list-changes';

const same = (items: readonly string[]) => items;

function gate<Result>(result: Result) {
  let open = () => {};
  const opened = new Promise<Result>((resolve) => (open = () => resolve(result)));
  return { open: () => open(), wait: vi.fn(() => opened) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('saves the changes of one row one after the other, and different rows in parallel', async () => {
  const changes = createListChanges<string>();
  const [first, second, other] = [gate('1'), gate('2'), gate('3')];
  const done = [changes.run('a', same, first.wait), changes.run('a', same, second.wait)];
  const beside = changes.run('b', same, other.wait);
  await settled();
  expect(first.wait).toHaveBeenCalled();
  expect(other.wait).toHaveBeenCalled();
  expect(second.wait).not.toHaveBeenCalled();
  expect(changes.pending()).toHaveLength(3);
  first.open();
  await settled();
  expect(second.wait).toHaveBeenCalled();
  second.open();
  other.open();
  expect(await Promise.all([...done, beside])).toEqual(['1', '2', '3']);
  expect(changes.pending()).toHaveLength(0);
});

it('saves a change of the whole list after all earlier ones, and before all later ones', async () => {
  const changes = createListChanges<string>();
  const [row, whole, next] = [gate(1), gate(2), gate(3)];
  const done = [changes.run('a', same, row.wait), changes.run(null, same, whole.wait)];
  done.push(changes.run('b', same, next.wait));
  await settled();
  expect(whole.wait).not.toHaveBeenCalled();
  expect(next.wait).not.toHaveBeenCalled();
  row.open();
  await settled();
  expect(whole.wait).toHaveBeenCalled();
  expect(next.wait).not.toHaveBeenCalled();
  whole.open();
  await settled();
  expect(next.wait).toHaveBeenCalled();
  next.open();
  await Promise.all(done);
});

it('continues after a failed change, which is no longer shown', async () => {
  const changes = createListChanges<string>();
  const listener = vi.fn();
  changes.subscribe(listener);
  const failed = changes.run('a', same, () => Promise.reject(new Error('no')));
  const after = changes.run('a', same, () => Promise.resolve('yes'));
  expect(changes.pending()).toHaveLength(2);
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('yes');
  expect(changes.pending()).toHaveLength(0);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('knows which versions our own changes produced, even if a version returns', async () => {
  const changes = createListChanges<string>();
  const save = (seen: string, etag: string) => changes.save('a', seen, () => Promise.resolve({ etag }));
  expect(changes.etagNow('1')).toBe('1');
  await save('1', '2');
  await save('2', '3');
  expect(changes.etagNow('1')).toBe('3');
  expect(changes.etagNow('other')).toBe('other');
  await save('3', '1');
  expect(changes.etagNow('2')).toBe('1');
});
