import { z } from 'zod';

export const MANIFEST_NAME = 'manifest.json';

const tableShape = z.strictObject({ columns: z.array(z.string()), rows: z.int(), sha256: z.string() });
const pictureShape = z.strictObject({ bytes: z.int(), sha256: z.string() });

/** The last member of an archive lists what must be in it. */
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

/** Whether it can be an upload's file name: not hidden, and not leading to another folder. */
export const isPictureName = (name: string) => /^[^./\\\0][^/\\\0]*$/.test(name);

export const pictureMember = (name: string) => `pictures/${name}`;
export const tableMember = (table: string, page: number) => `tables/${table}/${page}.ndjson`;

export type Member = { picture: string } | { table: string } | { manifest: true };

/** What kind of member a name stands for; null if no backup makes such a member. */
export function memberOf(name: string): Member | null {
  if (name === MANIFEST_NAME) return { manifest: true };
  const [, table] = /^tables\/(\w+)\/\d+\.ndjson$/.exec(name) ?? [];
  if (table !== undefined) return { table };
  const picture = name.startsWith('pictures/') ? name.slice('pictures/'.length) : '';
  return isPictureName(picture) ? { picture } : null;
}
