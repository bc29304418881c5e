import { mergeConfig, type UserConfig } from 'vite';

/** What the panel's packages rely on: CommonJS imported as by Vite 5, and modules that run in the order of their imports. */
export default (config: UserConfig) =>
  mergeConfig(config, {
    legacy: { inconsistentCjsInterop: true },
    build: { rolldownOptions: { output: { strictExecutionOrder: true } } },
  });
