import { isDeepStrictEqual } from 'node:util';
import type { PanelConfiguration } from './with-view';

/** Compares only the fields in both: by now Strapi has added the schema's new fields and removed others. */
export function isUntouched(written: PanelConfiguration, current: PanelConfiguration): boolean {
  const fields = new Set(Object.keys(written.metadatas).filter((name) => name in current.metadatas));
  // Strapi picks another title or sort field if the old field no longer exists.
  const lost = ['mainField', 'defaultSortBy'].filter((name) => !fields.has(String(written.settings[name])));
  const comparable = ({ settings, metadatas, layouts }: PanelConfiguration) => ({
    settings: Object.entries(settings)
      .filter(([name]) => !lost.includes(name))
      .sort(),
    metadatas: Object.fromEntries(Object.entries(metadatas).filter(([name]) => fields.has(name))),
    list: layouts.list.filter((name) => fields.has(name)),
    edit: layouts.edit
      .map((row) => row.filter(({ name }) => fields.has(name)))
      .filter((row) => row.length > 0),
  });
  return isDeepStrictEqual(comparable(written), comparable(current));
}
