import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** The contents of an unencrypted archive. */
export async function readMembers(path: string) {
  const members = new Map<string, Buffer>();
  const tar = createReadStream(path).pipe(createGunzip()).pipe(extract());
  for await (const entry of tar) members.set(entry.header.name, await buffer(entry));
  const manifest = JSON.parse(members.get('manifest.json')?.toString() ?? '') as {
    tables: Record<string, { columns: string[] }>;
    missing: string[];
  };
  return {
    manifest,
    names: [...members.keys()],
    /** A table's first rows, keyed by column name. */
    rows: (table: string): Record<string, unknown>[] => {
      const lines = members.get(`tables/${table}/1.ndjson`)?.toString().trim().split('\n') ?? [];
      const columns = manifest.tables[table]?.columns ?? [];
      return lines.map((line) => {
        const values = JSON.parse(line) as unknown[];
        return Object.fromEntries(columns.map((name, at) => [name, values[at]]));
      });
    },
  };
}
