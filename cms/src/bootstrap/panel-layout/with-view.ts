import type { PanelView } from './panel-view';

interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

/** What Strapi's content manager stores for a content type or component. */
export interface PanelConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

const pageSize = 50;

/** The configuration with this view put into it; fields that the view does not name go out of the form. */
export function withView(current: PanelConfiguration, view: PanelView): PanelConfiguration {
  const metadatas = { ...current.metadatas };
  for (const [name, { label, help, placeholder, shows }] of view.rows.flatMap((row) => Object.entries(row))) {
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
      pageSize,
      ...(view.sort ? { defaultSortBy: view.sort.by, defaultSortOrder: view.sort.order } : {}),
    },
    metadatas,
    layouts: {
      list: view.columns.length > 0 ? view.columns : current.layouts.list,
      edit: view.rows.map((row) => Object.entries(row).map(([name, { width }]) => ({ name, size: width }))),
    },
  };
}
