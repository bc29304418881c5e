import { rowsOf, type PanelView } from './views';

interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

export interface PanelConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

const PAGE_SIZE = 50;
/** Strapi's own columns, which it would label by their names. */
const OWN_COLUMNS = { createdAt: 'Created', updatedAt: 'Changed' };

export function withView(current: PanelConfiguration, view: PanelView): PanelConfiguration {
  const rows = rowsOf(view.fields);
  const metadatas = { ...current.metadatas };
  for (const [name, label] of Object.entries(OWN_COLUMNS)) {
    const stored = metadatas[name];
    if (stored) metadatas[name] = { ...stored, list: { ...stored.list, label } };
  }
  for (const [name, { label, help, placeholder, shows }] of rows.flatMap((row) => Object.entries(row))) {
    const stored = metadatas[name];
    if (stored === undefined) throw new Error(`The panel's view names a field that does not exist: ${name}`);
    metadatas[name] = {
      edit: {
        ...stored.edit,
        label,
        description: help ?? '',
        placeholder: placeholder ?? '',
        ...(shows === undefined ? {} : { mainField: shows }),
      },
      list: { ...stored.list, label },
    };
  }
  return {
    settings: {
      ...current.settings,
      mainField: view.title,
      pageSize: PAGE_SIZE,
      ...(view.sort ? { defaultSortBy: view.sort.by, defaultSortOrder: view.sort.order } : {}),
    },
    metadatas,
    layouts: {
      list: view.columns.length > 0 ? view.columns : current.layouts.list,
      edit: rows.map((row) => Object.entries(row).map(([name, { width }]) => ({ name, size: width }))),
    },
  };
}
