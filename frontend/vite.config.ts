import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { precompress } from './server/build/precompress.ts';
import { leanReact, leanRouter, lighterModules } from './server/build/lighter-modules.ts';

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  // A data: URL in a script or a font would need a wider content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  target: 'es2022',
};

/** Modules that at least `minShareCount` chunks use. Their imports stay out: an earlier group has them. */
const common = (name: string, minShareCount: number, test: RegExp) => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
});

/** What several pages use. */
const shared = (name: string, test: RegExp) => common(name, 2, test);

const siteBuild: BuildEnvironmentOptions = {
  manifest: true,
  // Slower than Vite's own, but saves diners 1.5 KB of brotli.
  minify: 'terser',
  terserOptions: {
    ecma: 2022,
    module: true,
    compress: { passes: 6, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
    // V8 compiles a function in parentheses as it reads it. Without them it would read React twice, the second time
    // while the phone waits.
    format: { wrap_func_args: true },
  },
  rolldownOptions: {
    input: ['src/app/entry-start.ts', 'src/app/entry-client.tsx'],
    output: {
      // Scripts import each other by file name: shorter hashes save diners a tenth of a kilobyte.
      entryFileNames: 'assets/[name]-[hash:6].js',
      chunkFileNames: 'assets/[name]-[hash:6].js',
      codeSplitting: {
        // In chunks of their own, the many small modules would cost a request each, and compress worse.
        groups: [
          // What the page starts with, and what most pages or several small chunks use. The code that parses the CMS's
          // answers stays out: it loads with the first fetch.
          {
            name: 'app',
            test: /rolldown\/runtime|\/src\/(app\/entry-client|ui\/(action-link|chip|empty-art|less-motion|picture|search-field|skeleton|use-is-hydrated)|features\/(address|catalogue\/(menu-store|read-failure)|diet\/kept-diet-query|dish\/raw-mark|find-us\/directions-link|notices\/raw-food-notice)|domain\/(free-from|legal|menu|money|offer|placement|tags)\.)/,
          },
          // The menu, the drinks and the special.
          shared(
            'dishes',
            /\/src\/features\/(diet\/(apart|diet-context)|dish\/(allergen|tag-marks)|notices)/,
          ),
          // The menu and the drinks.
          shared(
            'lists',
            /\/src\/(features\/(dish|catalogue|our-table\/table-slot)|ui\/(tabs|back-to-top|category-mark)|domain\/category-search)/,
          ),
          // The lower half of Home, and the pages that tell when and where.
          shared('visit', /\/src\/(features\/(event|find-us)|domain\/(event|short-date|map))/),
          // What is left out, where somebody asks for that.
          shared('diet', /\/src\/(features\/diet|domain\/(address-query|alcohol|diet|pork))/),
        ],
      },
    },
  },
};

const adminBuild: BuildEnvironmentOptions = {
  manifest: '.vite/admin-manifest.json',
  assetsDir: 'admin-assets',
  // The site's files are there already.
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: 'src/app/admin/entry-admin.tsx',
    output: {
      codeSplitting: {
        groups: [
          // Zod with its setting: no other chunk can then make a schema before it is set.
          { name: 'zod', test: /\/node_modules\/zod\/|\/zod-without-eval/ },
          // What the sign-in needs, and what its first call loads.
          { name: 'start', tags: ['$initial'] },
          {
            name: 'calls',
            test: /\/axios\/|\/src\/api\/(transport|failed-answer|authorization|wire-values)\./,
          },
          // What nearly every screen needs, what the forms need, and what the lists need. In chunks of their own, the
          // many small modules would cost a request each, and compress worse.
          common(
            'kit',
            8,
            /\/src\/(admin\/kit\/((shell|layout)\/(?!opened|sheet|today-)|lists\/(row-menu|noun|use-is-here|use-list-cache|use-staff-list|row-focus|list-state|list-changes)\.)|api\/|domain\/|ui\/)|\/@mantine\/core\/esm\/components\/(ActionIcon|Alert|Badge|Skeleton|Title|VisuallyHidden)\//,
          ),
          common(
            'forms',
            4,
            /\/react-hook-form\/|\/@hookform\/|\/src\/admin\/kit\/(forms\/(?!draft-store|entry-screen|use-stored-entry|same-value|weekday-names|choice-|picture-))/,
          ),
          common(
            'lists',
            4,
            /\/src\/admin\/kit\/lists\/(?!sortable|use-reorder|use-moves|move-buttons|drag-words|dish-picker|special-switch|use-row-change|use-in-sight|spreadsheet|use-pointer)/,
          ),
        ],
      },
    },
  },
};

const SOURCES = join(import.meta.dirname, 'src');
const moduleFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .toSorted();
const namedIn = new Map<string, string[]>();

/** A number in letters. The first are capitals, which global classes do not begin with. */
function letters(number: number): string {
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const { length } = LETTERS;
  return (number < length ? '' : letters(Math.floor(number / length))) + LETTERS.charAt(number % length);
}

/**
 * Two letters number the file, and the rest the class in it. Class names are in the markup and in the scripts: with
 * short hashes, /5-tapas would be 0.35 KB of brotli larger.
 */
function shortName(local: string, file: string): string {
  const locals = namedIn.get(file) ?? [];
  namedIn.set(file, locals);
  if (!locals.includes(local)) locals.push(local);
  const place = moduleFiles.indexOf(relative(SOURCES, file));
  if (place === -1) throw new Error(`${file} is not below src, so its class names could clash.`);
  return letters(place).padStart(2, 'A') + letters(locals.indexOf(local));
}

/**
 * `vite build` builds the public site for browsers, `--mode admin` the staff's admin beside it, and `--ssr`
 * the web host with the app's server entry. Separately, so that nothing that only the admin uses of a package
 * lands in a chunk that both share.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: 'custom',
  resolve: { alias: isSsrBuild ? [] : lighterModules(import.meta.dirname) },
  plugins: [react(), ...(isSsrBuild ? [] : [leanReact(), leanRouter(), precompress()])],
  // The same names from both builds, so that the server's markup meets the browser's style sheets.
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : '[name]-[local]-[hash:base64:5]' },
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
