import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { isUntouched } from './is-untouched';
import { PANEL_VIEWS } from './views';
import { withView, type PanelConfiguration } from './with-view';

const STORE_KEY = { type: 'core', name: 'first_start', key: 'panel_views' } as const;

/** Rewrites a view of the panel unless somebody has edited it since we last wrote it. */
export async function applyPanelLayout(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(STORE_KEY);
  const written = ((await store.get({})) ?? {}) as Record<string, PanelConfiguration>;
  const next = { ...written };
  for (const [uid, view] of Object.entries(PANEL_VIEWS)) {
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
