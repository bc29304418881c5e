/** The kinds of column that SQLite and PostgreSQL store differently. */
export type Kind = 'boolean' | 'moment' | 'number' | 'time' | 'plain';

export type Archived = string | number | boolean | null;

/** `declared` is the column's type as either database names it. */
export function kindOf(declared: string): Kind {
  const type = declared.toLowerCase();
  if (type.startsWith('bool')) return 'boolean';
  if (/^(datetime|timestamp)/.test(type)) return 'moment';
  if (/^(numeric|decimal|bigint)/.test(type)) return 'number';
  return /^time\b/.test(type) ? 'time' : 'plain';
}

/** A value in a form that both databases can take back. Throws on bytes, which no column of the CMS holds. */
export function toArchive(value: unknown, kind: Kind): Archived {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value === true || value === 1;
  if (kind === 'moment') return new Date(value as Date | string | number).toISOString();
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TypeError(`A column holds a value of type ${typeof value}, which an archive can't hold`);
  if (kind === 'number') return String(Number(value)) === String(value) ? Number(value) : value;
  return kind === 'time' ? withMilliseconds(String(value)) : value;
}

/** PostgreSQL gets moments as dates: its column has no time zone, and Strapi writes them in the process's time zone. */
export function fromArchive(value: Archived, kind: Kind, client: 'sqlite' | 'postgres'): Archived | Date {
  if (value === null) return null;
  if (kind === 'moment') return client === 'postgres' ? new Date(String(value)) : Date.parse(String(value));
  return kind === 'boolean' && client === 'sqlite' ? Number(value) : value;
}

/** PostgreSQL drops zeros at the end of `18:00:00.000`. */
function withMilliseconds(time: string): string {
  const [seconds = '', fraction = ''] = time.split('.');
  return /^\d\d:\d\d:\d\d$/.test(seconds) ? `${seconds}.${fraction.padEnd(3, '0')}` : time;
}
