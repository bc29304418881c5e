import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS } from '../scripts/product/apps.mjs';
import { DATABASE, makePlace, startIn, UPLOADS } from '../scripts/product/throwaway-product.mjs';

/** @typedef {import('../scripts/product/throwaway-product.mjs').Place} Place */

/** @returns {Promise<Place>} a database with the demo content, which the others are copied from */
export async function seededPlace() {
  const place = await makePlace('casa-bodegon-bench');
  const product = await startIn(place);
  await product.stop();
  return place;
}

/**
 * @param {Place} seeded
 * @param {number} [dishes] how many the copy should have; by default, the demo content's
 * @returns {Promise<Place>}
 */
export async function copyOf(seeded, dishes) {
  const { folder } = await makePlace('casa-bodegon-bench');
  for (const kept of [DATABASE, UPLOADS])
    await cp(join(seeded.folder, kept), join(folder, kept), { recursive: true });
  if (dishes !== undefined) fillUp(join(folder, DATABASE), dishes);
  return { ...seeded, folder };
}

/**
 * Adds copies of the demo's dishes, with their category, allergens, tags and picture.
 *
 * @param {string} filename
 * @param {number} wanted
 */
function fillUp(filename, wanted) {
  const Database = createRequire(join(CMS.folder, 'package.json'))('better-sqlite3');
  const database = new Database(filename);
  const dishes = database.prepare('SELECT * FROM menu_items ORDER BY id').all();
  const relations = [
    { table: 'menu_items_category_lnk', column: 'menu_item_id', where: '' },
    { table: 'menu_items_allergens_lnk', column: 'menu_item_id', where: '' },
    { table: 'menu_items_may_contain_lnk', column: 'menu_item_id', where: '' },
    { table: 'menu_items_dietary_tags_lnk', column: 'menu_item_id', where: '' },
    { table: 'files_related_mph', column: 'related_id', where: " AND related_type = 'api::menu.menu-item'" },
  ];
  const insert = (/** @type {string} */ table, /** @type {Record<string, unknown>} */ row) => {
    const names = Object.keys(row);
    const columns = names.map((name) => `"${name}"`).join(', ');
    const values = names.map((name) => `@${name}`).join(', ');
    return database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values})`).run(row).lastInsertRowid;
  };
  database.transaction(() => {
    for (let count = dishes.length; count < wanted; count++) {
      const { id: original, ...dish } = dishes[count % dishes.length];
      const copy = {
        ...dish,
        document_id: `copy${String(count).padStart(20, '0')}`,
        name: `${dish.name} ${count}`,
        featured: 0,
        order: count * 10,
      };
      const id = insert('menu_items', copy);
      for (const { table, column, where } of relations)
        for (const row of database
          .prepare(`SELECT * FROM ${table} WHERE ${column} = ?${where}`)
          .all(original)) {
          const { id: _, ...link } = row;
          insert(table, { ...link, [column]: id });
        }
    }
  })();
  database.close();
}
