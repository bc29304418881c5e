import { rmSync } from 'node:fs';
import process from 'node:process';

/** Removes the file or folder afterwards, even if a signal ends this process. */
export async function withTemporary<Result>(
  path: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(path);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
