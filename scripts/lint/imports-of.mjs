import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{specifier: string, line: number, isType?: boolean}} Import */

const CSS_IMPORT =
  /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)|\b(?:composes|@value)[^;]*\bfrom\s+['"]([^'"]+)['"]/g;

/** Calls whose first argument names a module. */
const NAMES_A_MODULE =
  /^(require(\.resolve)?|import\.meta\.resolve|(vi|mock)\.(mock|doMock|unmock|importActual|importMock|module))$/;

/**
 * Every module that a source file refers to: imports, re-exports, `import()`, `require`, types, mocks; in CSS
 * `@import` and `composes … from`.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{imports: Import[], problems: string[]}}
 */
export function importsOf(path, text) {
  /** @type {Import[]} */
  const imports = [];
  /** @type {string[]} */
  const problems = [];
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  if (path.endsWith('.css')) {
    const plain = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
    for (const { 1: imported, 2: composed, index } of plain.matchAll(CSS_IMPORT)) {
      const specifier = imported ?? composed ?? '';
      if (!/^(https?:)?\/\//.test(specifier)) imports.push({ specifier, line: lineAt(index) });
    }
    return { imports, problems };
  }
  /**
   * @param {{type: string, start: number, value?: unknown} | null | undefined} source
   * @param {boolean} [isType]
   */
  const see = (source, isType = false) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    imports.push({ specifier: source.value, line: lineAt(source.start), ...(isType && { isType }) });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => see(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source }) => see(source),
    ExportAllDeclaration: ({ source }) => see(source),
    TSImportType: ({ source }) => see(source),
    TSExternalModuleReference: ({ expression }) => see(expression),
    ImportExpression: ({ source, start, end }) => {
      see(source);
      const isMarked = /\/\*\s*(at run time|@vite-ignore)\s*\*\//.test(text.slice(start, end));
      if (source.type === 'Literal' || isMarked) return;
      problems.push(
        `${path}:${lineAt(start)} imports a name that is computed; mark it /* at run time */ if it must be.`,
      );
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (NAMES_A_MODULE.test(text.slice(callee.start, callee.end))) see(first);
    },
  }).visit(parseSync(path, text).program);
  return { imports, problems };
}
