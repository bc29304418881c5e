import { mergeConfig, type UserConfig } from 'vite';

/** The panel's packages rely on CommonJS imports as in Vite 5, and on modules running in import order. */
export default (config: UserConfig) =>
  mergeConfig(config, {
    legacy: { inconsistentCjsInterop: true },
    build: { rolldownOptions: { output: { strictExecutionOrder: true } } },
  });
