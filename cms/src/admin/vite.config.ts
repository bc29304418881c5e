import type { UserConfig } from 'vite';

/**
 * Vite 8 builds the panel in a tenth of the time. Strapi and its packages still rely on how Vite 5 imported CommonJS and on
 * modules running in the order of their imports.
 */
export default ({ build, ...config }: UserConfig): UserConfig => ({
  ...config,
  legacy: { inconsistentCjsInterop: true },
  build: { ...build, rollupOptions: { ...build?.rollupOptions, output: { strictExecutionOrder: true } } },
});
