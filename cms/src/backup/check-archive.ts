import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MANIFEST, type Manifest } from './manifest';
import { damaged, readArchive } from './read-archive';

const LINE_END = 0x0a;

/** Reads the whole archive and compares it with its manifest. Throws a BackupError unless every byte matches. */
export async function checkArchive(path: string, key: string | undefined): Promise<Manifest> {
  const tables = new Map<string, Sum>();
  const pictures = new Map<string, Sum>();
  let manifest: Manifest | null = null;
  await readArchive(path, key, async (member, bytes) => {
    if (manifest !== null) throw damaged();
    if ('manifest' in member) manifest = readManifest(await buffer(bytes));
    else if ('picture' in member) {
      // A restore has all pictures in place before it changes the first row.
      if (tables.size > 0) throw damaged();
      // A picture that was replaced during the backup is in the archive more than once; the last one counts.
      const sum = createSum();
      pictures.set(member.picture, sum);
      await sum.addAll(bytes);
    } else {
      const sum = tables.get(member.table) ?? createSum();
      tables.set(member.table, sum);
      await sum.addAll(bytes);
    }
  });
  if (manifest === null) throw damaged();
  const promised: Manifest = manifest;
  const isWhole =
    [...tables.keys()].every((table) => table in promised.tables) &&
    Object.entries(promised.pictures).every(([name, { sha256 }]) => pictures.get(name)?.hash() === sha256) &&
    Object.entries(promised.tables).every(([name, { rows, sha256 }]) => {
      const sum = tables.get(name) ?? createSum();
      return sum.lines() === rows && sum.hash() === sha256;
    });
  if (!isWhole) throw damaged();
  return promised;
}

function readManifest(bytes: Buffer): Manifest {
  try {
    return MANIFEST.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw damaged(error);
  }
}

type Sum = ReturnType<typeof createSum>;

function createSum() {
  const sha256 = createHash('sha256');
  let lines = 0;
  return {
    async addAll(bytes: Readable): Promise<void> {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        sha256.update(chunk);
        for (const byte of chunk) if (byte === LINE_END) lines += 1;
      }
    },
    lines: () => lines,
    hash: () => sha256.copy().digest('hex'),
  };
}
