import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DATABASE,
  makePlace,
  startIn,
  UPLOADS,
  type Account,
  type Place,
  type Processes,
} from '../../scripts/product/throwaway-product.mjs';

export type { Account };

/** The whole product on free ports, with its own database, uploads and secrets in a temporary folder. */
export interface Product extends Pick<Processes, 'url' | 'cmsUrl' | 'startCms' | 'killCms' | 'stop'> {
  panel: Account;
  staff: Account;
  /** How many pictures the web host has fetched from the CMS for use in an outage. */
  countOriginals(): Promise<number>;
}

/** Tells the workers where the prepared database is. */
const PREPARED = 'E2E_PREPARED';

/** Fills a database once per run, which each worker copies. Returns a function that cleans up. */
export async function prepareProduct(): Promise<() => Promise<void>> {
  const prepared = await makePlace('casa-bodegon-prepared');
  const product = await startIn(prepared);
  await product.stop();
  process.env[PREPARED] = JSON.stringify(prepared);
  return () => rm(prepared.folder, { recursive: true, force: true });
}

export async function startProduct(variables: NodeJS.ProcessEnv = {}): Promise<Product> {
  const prepared = JSON.parse(process.env[PREPARED] ?? '') as Place;
  const { panel, staff } = prepared;
  const folder = await mkdtemp(join(tmpdir(), 'casa-bodegon-e2e-'));
  for (const kept of [DATABASE, UPLOADS])
    await cp(join(prepared.folder, kept), join(folder, kept), { recursive: true });
  const product = await startIn({ ...prepared, folder }, variables);
  return {
    ...product,
    panel,
    staff,
    countOriginals: async () => {
      const files = await readdir(join(product.cacheDir, 'originals')).catch(() => []);
      return files.filter((name) => !name.endsWith('.part')).length;
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
