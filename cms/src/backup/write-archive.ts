import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { BackupError } from './backup-error';
import { encrypting } from './encryption';
import { withTemporary } from './temporary';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Adds the file's first `size` bytes, padded with zeros if it has shrunk. Returns their SHA-256. */
  addFile(name: string, path: string, size: number): Promise<string>;
}

const ZEROS = Buffer.alloc(65_536);

type Fill = (archive: ArchiveWriter) => Promise<void>;

/**
 * Writes an archive that only its owner can read: a compressed tar, encrypted if there is a key. It gets its name once
 * it is whole and on the disk. Throws if the file already exists.
 */
export async function writeArchive(path: string, key: string | undefined, fill: Fill): Promise<void> {
  if (existsSync(path)) throw new BackupError('file-exists', `${path} already exists. Choose another name.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Two commands may be given the same name at the same time.
  await withTemporary(`${path}.${randomUUID()}.unfinished`, async (unfinished) => {
    await stream(unfinished, key, fill);
    await rename(unfinished, path);
  });
  await flushFolder(dirname(path));
}

async function stream(path: string, key: string | undefined, fill: Fill): Promise<void> {
  const pack = createPack();
  const gzip = createGzip();
  // Opened before anything can fail: a stream that opens late could create the file after we removed it.
  const file = (await open(path, 'wx', 0o600)).createWriteStream({ flush: true });
  const ended = new AbortController();
  let failure: Error | undefined;
  const fail = (error: unknown) => {
    failure ??= error as Error;
    pack.destroy();
    ended.abort();
  };
  const add = async (name: string, size: number, bytes: Readable) => {
    const hash = createHash('sha256');
    bytes.on('data', (chunk: Buffer) => hash.update(chunk));
    await pipeline(bytes, pack.entry({ name, size, mode: 0o600 }), { signal: ended.signal });
    return hash.digest('hex');
  };
  await Promise.all([
    (key === undefined ? pipeline(pack, gzip, file) : pipeline(pack, gzip, encrypting(key), file)).catch(
      fail,
    ),
    fill({
      add: async (name, bytes) => void (await add(name, bytes.length, Readable.from([bytes]))),
      addFile: (name, from, size) =>
        add(name, size, Readable.from(bytesOf(from, size), { objectMode: false })),
    })
      .then(() => pack.finalize())
      .catch(fail),
  ]);
  if (failure !== undefined) throw failure;
}

async function* bytesOf(path: string, size: number): AsyncGenerator<Buffer> {
  let left = size;
  try {
    for await (const chunk of createReadStream(path, {
      end: Math.max(0, size - 1),
    }) as AsyncIterable<Buffer>) {
      yield chunk.subarray(0, left);
      left -= chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, left);
}

/** Flushes a folder's entries to the disk, so that a rename survives a power cut. Windows has no such call. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
