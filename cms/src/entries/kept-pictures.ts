import type { Core } from '@strapi/strapi';
import { picturesNamed } from './pictures-named';
import { CHANGE_UID } from './recorded-changes';

const ROWS_AT_ONCE = 1_000;

/** When each picture was last named by a change that is still recorded. */
export async function lastNamed(strapi: Core.Strapi): Promise<Map<string, Date>> {
  const { tableName } = strapi.db.metadata.get(CHANGE_UID);
  const query = strapi.db
    .getConnection(tableName)
    .select('pictures')
    .max({ last: 'created_at' })
    .whereNot('pictures', '')
    .groupBy('pictures');
  if (strapi.db.inTransaction()) query.transacting((await strapi.db.transaction()).get());
  const named = new Map<string, Date>();
  for (const { pictures, last } of (await query) as { pictures: string; last: string | number | Date }[])
    for (const id of pictures.split(' ')) {
      const at = new Date(last);
      if (at > (named.get(id) ?? new Date(0))) named.set(id, at);
    }
  return named;
}

/** Fills in the pictures of changes that were recorded before each change noted its own. */
export async function notePicturesOfOlderChanges(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(CHANGE_UID);
  for (;;) {
    const found = await rows.findMany({ where: { pictures: { $null: true } }, limit: ROWS_AT_ONCE });
    for (const { id, kind, state, changes } of found) {
      const change = { kind, state: JSON.parse(state), changes: JSON.parse(changes) };
      await rows.update({ where: { id }, data: { pictures: picturesNamed(strapi, change) } });
    }
    if (found.length < ROWS_AT_ONCE) return;
  }
}
