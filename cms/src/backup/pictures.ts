import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Knex } from './database';
import type { ArchiveWriter } from './write-archive';
import { isPictureName, pictureMember, type Manifest } from './manifest';

interface FileRow {
  url: string;
  formats: string | null;
  provider: string;
}

interface Named {
  onDisk: Set<string>;
  elsewhere: number;
}

/** The names of the picture files that the database's rows need, smaller copies included. */
export async function picturesOf(knex: Knex): Promise<Named> {
  const rows: FileRow[] = await knex('files').select('url', 'formats', 'provider');
  const onDisk = new Set<string>();
  for (const { url, formats } of rows.filter(({ provider }) => provider === 'local')) {
    const copies = Object.values(JSON.parse(formats ?? 'null') ?? {}) as { url: string }[];
    for (const each of [url, ...copies.map((copy) => copy.url)]) {
      const name = basename(each);
      if (isPictureName(name)) onDisk.add(name);
    }
  }
  return { onDisk, elsewhere: rows.filter(({ provider }) => provider !== 'local').length };
}

/**
 * The pictures that go into an archive while staff add, replace and delete some. If several have one name, the last
 * counts.
 */
export function createPictures(folder: string, archive: ArchiveWriter) {
  const taken = new Map<string, Manifest['pictures'][string] & { state: string }>();

  const stateOf = async (name: string) => {
    const found = await stat(join(folder, name), { bigint: true }).catch(() => null);
    return found?.isFile() === true
      ? { size: Number(found.size), state: `${found.ino} ${found.size} ${found.mtimeNs}` }
      : null;
  };

  return {
    /** Adds the pictures that are on disk, unless the archive already has them as they are now. */
    async take(names: Iterable<string>): Promise<void> {
      for (const name of names) {
        const now = await stateOf(name);
        if (now === null || taken.get(name)?.state === now.state) continue;
        const sha256 = await archive.addFile(pictureMember(name), join(folder, name), now.size);
        if ((await stateOf(name))?.state === now.state)
          taken.set(name, { bytes: now.size, sha256, state: now.state });
      }
    },
    /** Whether one has been added, replaced or deleted since it was taken. */
    async hasAnyChanged(names: Iterable<string>): Promise<boolean> {
      for (const name of names) {
        if ((await stateOf(name))?.state !== taken.get(name)?.state) return true;
      }
      return false;
    },
    of: (names: Iterable<string>): { pictures: Manifest['pictures']; missing: string[] } => {
      const pictures: Manifest['pictures'] = {};
      const missing: string[] = [];
      for (const name of names) {
        const found = taken.get(name);
        if (found === undefined) missing.push(name);
        else pictures[name] = { bytes: found.bytes, sha256: found.sha256 };
      }
      return { pictures, missing };
    },
  };
}
