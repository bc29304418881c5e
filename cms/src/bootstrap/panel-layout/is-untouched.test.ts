import { describe, expect, it } from 'vitest';
import { isUntouched } from './is-untouched';
import type { PanelConfiguration } from './with-view';

const words = (label: string) => ({ edit: { label }, list: { label } });
const written: PanelConfiguration = {
  settings: { mainField: 'name', defaultSortBy: 'name', pageSize: 50 },
  metadatas: { name: words('Name'), old: words('Old') },
  layouts: { list: ['name', 'old'], edit: [[{ name: 'name', size: 8 }], [{ name: 'old', size: 4 }]] },
};

describe('isUntouched', () => {
  it('is true if only Strapi has changed the view: one field is new, another gone', () => {
    expect(isUntouched(written, written)).toBe(true);
    const synced = {
      settings: written.settings,
      metadatas: { name: words('Name'), fresh: words('fresh') },
      layouts: {
        list: ['name', 'fresh'],
        edit: [
          [
            { name: 'name', size: 8 },
            { name: 'fresh', size: 4 },
          ],
        ],
      },
    };
    expect(isUntouched(written, synced)).toBe(true);
    const titled = { ...written, settings: { ...written.settings, mainField: 'lost' } };
    expect(isUntouched(titled, synced)).toBe(true);
  });

  it.each<[string, PanelConfiguration]>([
    ['label', { ...written, metadatas: { ...written.metadatas, name: words('Dish') } }],
    ['setting', { ...written, settings: { ...written.settings, pageSize: 20 } }],
    ['title', { ...written, settings: { ...written.settings, mainField: 'old' } }],
    ['column', { ...written, layouts: { ...written.layouts, list: ['old', 'name'] } }],
    ['size', { ...written, layouts: { ...written.layouts, edit: [[{ name: 'name', size: 12 }]] } }],
  ])('is false once a person has changed a %s', (_what, current) => {
    expect(isUntouched(written, current)).toBe(false);
  });
});
