import { join } from 'node:path';
import type { Alias, Plugin } from 'vite';

/** The router's entry points resolve to its development build; SWR's shim duplicates a hook of React's. */
export function lighterModules(root: string): Alias[] {
  const router = join(root, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    { find: /^react-router$/, replacement: join(router, 'index.mjs') },
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  ];
}

/** Assigning a `displayName` or a `contextType` would count as a use and keep unused components in the bundle. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null;
      return code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(
          /^(var \w+ = class extends \w+\.Component \{)([\s\S]*?)^\w+\.contextType = (\w+);$/gm,
          '$1 static contextType = $3;$2',
        )
        .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}

/** Removes from React what no page uses, view transitions and fragment refs, but not the checks for them. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return null;
      const lean = code
        .replace(
          /^(function (?!is)\w*(?:ViewTransition|FragmentInstance)\w*\([^)]*\)) \{[\s\S]*?^\}/gm,
          '$1 {}',
        )
        .replace(/^(?:ViewTransition\w+|FragmentInstance)\.prototype\.\w+ = function[\s\S]*?^\};/gm, '');
      if (code.length - lean.length < 30_000) throw new Error('React has changed: see lean-react.');
      return lean;
    },
  };
}
