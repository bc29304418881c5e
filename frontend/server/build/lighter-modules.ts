import { join } from 'node:path';
import type { Alias, Plugin } from 'vite';

/**
 * Modules that the browser gets in a lighter form than their packages' entry points give. The router's points lead to
 * its development build, warnings included; and React itself has what SWR's shim stands in for.
 */
export function lighterModules(root: string): Alias[] {
  const router = join(root, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    { find: /^react-router$/, replacement: join(router, 'index.mjs') },
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  ];
}

/**
 * Lets the bundler leave out the router's components that no page uses: the names that they are given for React's
 * developer tools count as a use otherwise.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null;
      return code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
