import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { menuViews } from './menu-views';
import type { PanelView } from './panel-view';
import { restaurantViews } from './restaurant-views';
import { showcaseViews } from './showcase-views';
import { withView, type PanelConfiguration } from './with-view';

const storeKey = { type: 'core', name: 'first_start', key: 'panel_layout' } as const;

/**
 * Gives the panel's forms and lists their labels, order and columns. A view that a person changed since, in the panel,
 * is theirs: what was written last is remembered as a hash, and only a view that still matches it is written again.
 */
export async function applyPanelLayout(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(storeKey);
  const written = ((await store.get({})) ?? {}) as Record<string, string>;
  const next = { ...written };
  for (const [uid, view] of Object.entries<PanelView>({
    ...menuViews,
    ...showcaseViews,
    ...restaurantViews,
  })) {
    const target = configurationOf(strapi, uid);
    const current = await target.read();
    if (written[uid] !== undefined && written[uid] !== hashOf(current)) continue;
    const wanted = withView(current, view);
    if (!isDeepStrictEqual(wanted, current)) await target.write(wanted);
    next[uid] = hashOf(await target.read());
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

function hashOf(configuration: PanelConfiguration): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(configuration)))
    .digest('hex')
    .slice(0, 16);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
