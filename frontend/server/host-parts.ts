import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type * as app from '../src/app/entry-server';
import type { ContentStore } from './content/content-store';
import type { Environment } from './env';
import type { AnswerCache } from './http/answer-cache';
import type { SecurityOptions } from './http/security-headers';

/** What the built app provides to the host. In development, Vite adds the admin's document later. */
export type AppEntry = Omit<typeof app, 'renderAdminDocument'> & {
  renderAdminDocument: (...request: Parameters<typeof app.renderAdminDocument>) => string | Promise<string>;
};

export type Restaurant = ReturnType<AppEntry['restaurantOf']>;

type SiteAssets = Parameters<AppEntry['render']>[0]['assets'];
type AdminAssets = Parameters<AppEntry['renderAdminDocument']>[0]['assets'];

export interface HostOptions {
  environment: Environment;
  app: AppEntry;
  assets: SiteAssets;
  adminAssets: AdminAssets;
  clientDir: string;
  cacheDir: string;
  /** In development Vite serves the files and no page is cached. */
  development?: {
    serverFactory: FastifyServerFactory;
    addRoutes: (host: FastifyInstance) => void;
  };
  logStream?: { write(line: string): void };
}

export interface HostParts extends HostOptions {
  security: SecurityOptions;
  content: ContentStore;
  answerCache: AnswerCache;
  restaurant: () => Restaurant;
}
