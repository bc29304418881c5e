import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { isUntouched } from './is-untouched';
import { menuViews } from './menu-views';
import type { PanelView } from './panel-view';
import { restaurantViews } from './restaurant-views';
import { showcaseViews } from './showcase-views';
import { withView, type PanelConfiguration } from './with-view';

const storeKey = { type: 'core', name: 'first_start', key: 'panel_views' } as const;

/**
 * Gives the panel's forms and lists their labels, order and columns. A view that a person changed since, in the panel,
 * is theirs: what was written last is remembered, and only a view that still is as it was written is written again.
 */
export async function applyPanelLayout(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(storeKey);
  const written = ((await store.get({})) ?? {}) as Record<string, PanelConfiguration>;
  const next = { ...written };
  for (const [uid, view] of Object.entries<PanelView>({
    ...menuViews,
    ...showcaseViews,
    ...restaurantViews,
  })) {
    const target = configurationOf(strapi, uid);
    const current = await target.read();
    const before = written[uid];
    if (before !== undefined && !isUntouched(before, current)) continue;
    const wanted = withView(current, view);
    if (!isDeepStrictEqual(wanted, current)) await target.write(wanted);
    next[uid] = await target.read();
  }
  if (!isDeepStrictEqual(next, written)) await store.set({ value: next });
}

function configurationOf(strapi: Core.Strapi, uid: string) {
  const kind = uid.startsWith('api::') ? 'content-types' : 'components';
  const service = strapi.plugin('content-manager').service(kind);
  return {
    read: async (): Promise<PanelConfiguration> => {
      const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
      return { settings, metadatas, layouts };
    },
    write: (configuration: PanelConfiguration) => service.updateConfiguration({ uid }, configuration),
  };
}
