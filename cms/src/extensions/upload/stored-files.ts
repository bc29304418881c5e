import { AsyncLocalStorage } from 'node:async_hooks';

interface Write<File> {
  file: File;
  done: Promise<unknown>;
}

/** Remembers the files that an operation writes, so that none is left if it fails. */
export function createStoredFiles<File extends object>(remove: (file: File) => Promise<unknown>) {
  const writes = new AsyncLocalStorage<Write<File>[]>();
  return {
    async write(file: File, put: () => Promise<void>): Promise<void> {
      const done = put();
      writes.getStore()?.push({ file, done });
      await done;
    },
    async allOrNone<Result>(work: () => Promise<Result>): Promise<Result> {
      const mine: Write<File>[] = [];
      try {
        return await writes.run(mine, work);
      } catch (error) {
        // Waits first: a file still being written would reappear.
        await Promise.allSettled(mine.map(({ done }) => done));
        await Promise.allSettled(mine.map(({ file }) => remove(file)));
        throw error;
      }
    },
  };
}
