import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchive } from './check-archive';
import { MANIFEST_NAME, type Manifest } from './manifest';
import { readArchive } from './read-archive';
import { unpackPicture } from './restored-pictures';
import { writeArchive } from './write-archive';

const key = 'k3Vq8ZtN1xYw5LrC7mPd2HsJ9bGf4TuA';
const rows = Buffer.from('["Gambas",1]\n["Pulpo",2]\n');
const photo = Buffer.from('a photograph');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const manifest: Manifest = {
  format: 1,
  madeAt: '2026-11-23T04:00:00.000Z',
  database: 'sqlite',
  migrations: [],
  tables: { dishes: { columns: ['name', 'order'], rows: 2, sha256: sha256(rows) } },
  pictures: { 'gambas.jpg': { bytes: photo.length, sha256: sha256(photo) } },
  missing: [],
  elsewhere: 0,
};
const good: [string, Buffer][] = [
  ['pictures/gambas.jpg', photo],
  ['tables/dishes/1.ndjson', rows],
  [MANIFEST_NAME, Buffer.from(JSON.stringify(manifest))],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
async function archiveOf(members: [string, Buffer][], withKey?: string): Promise<string> {
  made += 1;
  const path = join(folder, `${made}`);
  await writeArchive(path, withKey, async (archive) => {
    for (const [name, bytes] of members) await archive.add(name, bytes);
  });
  return path;
}

async function changed(path: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  await writeFile(path, change(await readFile(path)));
  return path;
}

const flipped = (at: number) => (bytes: Buffer) => {
  const index = Math.floor(bytes.length * at);
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return bytes;
};

it.runIf(existsSync('/dev/full'))(
  'blames a full disk, not the archive, for what can’t be written',
  async () => {
    const big: [string, Buffer] = ['pictures/gambas.jpg', randomBytes(1_000_000)];
    const reading = readArchive(await archiveOf([big, ...good], key), key, (_, bytes) =>
      unpackPicture('/dev', 'full', bytes),
    );
    await expect(reading).rejects.toMatchObject({ code: 'ENOSPC' });
  },
);

it.each([undefined, key])(
  'accepts a whole archive, which only its owner can read (key: %s)',
  async (withKey) => {
    const path = await archiveOf(good, withKey);
    expect(await checkArchive(path, key)).toEqual(manifest);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path)).includes('Gambas')).toBe(false);
  },
);

it('uses the last of several pictures with one name, and allows one that was deleted in the meantime', async () => {
  const older: [string, Buffer][] = [
    ['pictures/gambas.jpg', rows],
    ['pictures/gone.jpg', photo],
  ];
  expect(await checkArchive(await archiveOf([...older, ...good]), undefined)).toEqual(manifest);
});

it('a file that shrinks or disappears while it is added leaves a valid archive', async () => {
  const short = join(folder, 'short.jpg');
  await writeFile(short, photo);
  const path = join(folder, 'shrunk');
  await writeArchive(path, undefined, async (archive) => {
    await archive.addFile('pictures/gambas.jpg', short, 100_000);
    await archive.addFile('pictures/empty.jpg', short, 0);
    await archive.addFile('pictures/gone.jpg', join(folder, 'gone.jpg'), 70_000);
    expect(await archive.addFile('pictures/gambas.jpg', short, photo.length)).toBe(sha256(photo));
    for (const [name, bytes] of good.slice(1)) await archive.add(name, bytes);
  });
  expect(await checkArchive(path, undefined)).toEqual(manifest);
});

describe('refuses', () => {
  it.each([0.05, 0.5, 0.99])('a flipped bit at %s of the file', async (at) => {
    for (const withKey of [undefined, key]) {
      const path = await changed(await archiveOf(good, withKey), flipped(at));
      await expect(checkArchive(path, key)).rejects.toThrow(/damaged|not an archive|does not open/);
    }
  });

  it.each([0, 10, 0.5])('a file that ends early (%s)', async (end) => {
    for (const withKey of [undefined, key]) {
      const path = await changed(await archiveOf(good, withKey), (bytes) =>
        bytes.subarray(0, end < 1 ? bytes.length * end : -end),
      );
      await expect(checkArchive(path, key)).rejects.toThrow(/damaged|not an archive/);
    }
  });

  it('the wrong key, and no key', async () => {
    const path = await archiveOf(good, key);
    await expect(checkArchive(path, 'another-key-which-nobody-has-used')).rejects.toThrow(
      'BACKUP_KEY does not open',
    );
    await expect(checkArchive(path, undefined)).rejects.toThrow('set BACKUP_KEY');
  });

  it('a file that is not an archive or does not exist', async () => {
    const path = join(folder, 'letter.txt');
    await writeFile(path, 'Dear Sir or Madam');
    await expect(checkArchive(path, key)).rejects.toThrow('is not an archive of this site');
    await expect(checkArchive(join(folder, 'nowhere'), key)).rejects.toThrow('can’t be read: ENOENT');
    await expect(checkArchive(folder, key)).rejects.toThrow('can’t be read: EISDIR');
  });

  const [picture, table, last] = good as [[string, Buffer], [string, Buffer], [string, Buffer]];
  it.each<[string, [string, Buffer][]]>([
    ['without a manifest', [picture, table]],
    ['without a picture', [table, last]],
    ['without a table', [picture, last]],
    ['with an older copy of a picture after it', [picture, [picture[0], rows], table, last]],
    ['with another table', [picture, table, ['tables/others/1.ndjson', rows], last]],
    ['with more rows', [picture, table, ['tables/dishes/2.ndjson', rows], last]],
    ['with a changed row', [picture, [table[0], Buffer.from('["Gambas",1]\n["Pulpo",3]\n')], last]],
    ['with a changed picture', [[picture[0], Buffer.from('a photogrbph')], table, last]],
    ['with pictures after the tables', [table, picture, last]],
    ['with a member that leads elsewhere', [['pictures/../site.db', photo], ...good]],
    ['with a hidden member', [['pictures/.htaccess', photo], ...good]],
    ['of another format', [picture, table, [MANIFEST_NAME, Buffer.from('{"format":2}')]]],
  ])('an archive %s', async (_what, members) => {
    await expect(checkArchive(await archiveOf(members), undefined)).rejects.toThrow('damaged or incomplete');
  });
});

it('never replaces a file', async () => {
  const path = await archiveOf(good);
  await expect(writeArchive(path, undefined, async () => undefined)).rejects.toThrow('already exists');
});

it('is whole when two with one name are written at once', async () => {
  const path = join(folder, 'twice');
  const write = () =>
    writeArchive(path, undefined, async (archive) => {
      for (const [name, bytes] of good) await archive.add(name, bytes);
    });
  await Promise.all([write(), write()]);
  expect(await checkArchive(path, undefined)).toEqual(manifest);
});

it('leaves nothing behind when it fails', async () => {
  const path = join(folder, 'failed');
  const failing = writeArchive(path, key, async (archive) => {
    await archive.add('pictures/a.jpg', photo);
    throw new Error('The database is gone');
  });
  await expect(failing).rejects.toThrow('The database is gone');
  expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
});
