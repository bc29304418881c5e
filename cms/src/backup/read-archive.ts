import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { BackupError } from './backup-error';
import { AGE_MAGIC, decrypting } from './encryption';
import { memberOf, type Member } from './manifest';

const GZIP_MAGIC = '\x1f\x8b';

/** Calls `take` with each member in order; `take` must read the bytes. Throws a BackupError on a damaged archive. */
export async function readArchive(
  path: string,
  key: string | undefined,
  take: (member: Member, bytes: Readable) => Promise<void>,
): Promise<void> {
  const isEncrypted = await isAge(path);
  if (isEncrypted && key === undefined)
    throw new BackupError(
      'wrong-key',
      'This archive is encrypted: set BACKUP_KEY to the key it was made with.',
    );
  const extract = createExtract();
  const file = createReadStream(path);
  const gunzip = createGunzip();
  const takeAll = async () => {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      const member = type === 'file' ? memberOf(name) : null;
      if (member === null) throw damaged();
      await take(member, entry);
    }
  };
  const [reading, taking] = await Promise.allSettled([
    isEncrypted && key !== undefined
      ? pipeline(file, decrypting(key), gunzip, extract)
      : pipeline(file, gunzip, extract),
    takeAll(),
  ]);
  const failure = reading.status === 'rejected' ? (reading.reason as Error) : undefined;
  // An error while reading also reaches `take`. An error in `take` alone is not the archive's fault.
  if (taking.status === 'rejected' && taking.reason !== failure) throw taking.reason as Error;
  if (failure !== undefined)
    throw failure instanceof BackupError || isDiskError(failure) ? failure : damaged(failure);
}

export const damaged = (cause?: unknown) =>
  new BackupError('archive-damaged', 'This archive is damaged or incomplete.', { cause });

async function isAge(path: string): Promise<boolean> {
  const start = await firstBytes(path, AGE_MAGIC.length).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError('archive-unreadable', `${path} can’t be read: ${error.code ?? ''}.`, {
      cause: error,
    });
  });
  if (start !== AGE_MAGIC && !start.startsWith(GZIP_MAGIC))
    throw new BackupError('archive-damaged', `${path} is not an archive of this site.`);
  return start === AGE_MAGIC;
}

async function firstBytes(path: string, count: number): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether reading or writing failed because of the disk: then the archive itself may be fine. */
const isDiskError = (error: NodeJS.ErrnoException) => error.syscall !== undefined;
