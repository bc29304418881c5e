import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { precompress } from './server/build/precompress.ts';
import { leanRouter, lighterModules } from './server/build/lighter-modules.ts';

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  // A data: URL in a script or a font would need a wider content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  target: 'es2022',
};

const siteBuild: BuildEnvironmentOptions = {
  manifest: true,
  // Slower than Vite's own, and 1.5 KB of brotli smaller: a diner waits for each of them.
  minify: 'terser',
  terserOptions: {
    ecma: 2022,
    module: true,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
  },
  rolldownOptions: { input: 'src/app/entry-client.tsx' },
};

const adminBuild: BuildEnvironmentOptions = {
  manifest: '.vite/admin-manifest.json',
  assetsDir: 'admin-assets',
  // The site's files are there already.
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: { input: 'src/app/admin/entry-admin.tsx' },
};

/**
 * `vite build` makes the browser's files of the public site, `vite build --mode admin` those of the staff's admin beside
 * them, `vite build --ssr` the web host with the app's server entry. Apart, so that nothing that only the admin uses of a
 * package lands in a chunk that both share.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: 'custom',
  resolve: { alias: isSsrBuild ? [] : lighterModules(import.meta.dirname) },
  plugins: [react(), ...(isSsrBuild ? [] : [leanRouter(), precompress()])],
  // The same names from both builds, so that the server's markup meets the browser's style sheets.
  // Short ones in a build: they stand in its scripts as well, for 0.6 KB of brotli on the menu.
  css: {
    modules: {
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:5]',
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        target: 'node20',
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: { main: 'server/main.ts', 'entry-server': 'src/app/entry-server.tsx' },
          output: { entryFileNames: '[name].js' },
        },
      }
    : mode === 'admin'
      ? { ...browserBuild, ...adminBuild }
      : { ...browserBuild, ...siteBuild },
}));
