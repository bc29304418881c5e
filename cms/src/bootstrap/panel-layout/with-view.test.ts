import { expect, it } from 'vitest';
import { withView, type PanelConfiguration } from './with-view';

const stored: PanelConfiguration = {
  settings: { mainField: 'id', pageSize: 10, bulkable: true },
  metadatas: {
    name: { edit: { label: 'name', visible: true }, list: { label: 'name', sortable: true } },
    slug: { edit: { label: 'slug' }, list: { label: 'slug' } },
    createdAt: { edit: { label: 'createdAt' }, list: { label: 'createdAt' } },
  },
  layouts: { list: ['id', 'name'], edit: [[{ name: 'slug', size: 6 }]] },
};

it('puts labels, order and columns into what Strapi stored, and keeps the rest', () => {
  const view = {
    title: 'name',
    columns: ['name'],
    fields: { name: { panel: { width: 8, label: 'Name', help: 'Of the dish' } } },
  };
  expect(withView(stored, view)).toEqual({
    settings: { mainField: 'name', pageSize: 50, bulkable: true },
    metadatas: {
      ...stored.metadatas,
      createdAt: { edit: { label: 'createdAt' }, list: { label: 'Created' } },
      name: {
        edit: { label: 'Name', description: 'Of the dish', placeholder: '', visible: true },
        list: { label: 'Name', sortable: true },
      },
    },
    layouts: { list: ['name'], edit: [[{ name: 'name', size: 8 }]] },
  });
});

it('refuses a view of a field that is not there', () => {
  const view = { title: 'name', columns: [], fields: { nmae: { panel: { width: 8, label: 'Name' } } } };
  expect(() => withView(stored, view)).toThrow('nmae');
});
