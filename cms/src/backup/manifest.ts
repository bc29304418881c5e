import { z } from 'zod';

export const MANIFEST_NAME = 'manifest.json';

const tableShape = z.strictObject({ columns: z.array(z.string()), rows: z.int(), sha256: z.string() });
const pictureShape = z.strictObject({ bytes: z.int(), sha256: z.string() });

/** The last member of an archive: what must be in it. */
export const MANIFEST = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.record(z.string().regex(/^\w+$/), tableShape),
  pictures: z.record(z.string(), pictureShape),
  /** Pictures that the database names, but that were not on disk. */
  missing: z.array(z.string()),
  /** How many pictures are on S3, where they stay. */
  elsewhere: z.int(),
});

export type Manifest = z.infer<typeof MANIFEST>;

/** A file name as uploads have: nothing that leads to another folder, and nothing hidden. */
export const isPictureName = (name: string) => /^[^./\\\0][^/\\\0]*$/.test(name);

export const pictureMember = (name: string) => `pictures/${name}`;
export const tableMember = (table: string, page: number) => `tables/${table}/${page}.ndjson`;

export type Member = { picture: string } | { table: string } | { manifest: true };

/** What a member of an archive is by its name; null for one that no backup makes. */
export function memberOf(name: string): Member | null {
  if (name === MANIFEST_NAME) return { manifest: true };
  const [, table] = /^tables\/(\w+)\/\d+\.ndjson$/.exec(name) ?? [];
  if (table !== undefined) return { table };
  const picture = name.startsWith('pictures/') ? name.slice('pictures/'.length) : '';
  return isPictureName(picture) ? { picture } : null;
}
