import { parseSync } from 'oxc-parser';

/** @typedef {{specifier: string, line: number, isType?: boolean}} Import */
/** @typedef {{type: string, [key: string]: unknown}} Node */

const SCRIPT = /\.(m|c)?(t|j)sx?$/;
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
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  if (path.endsWith('.css')) {
    const found = [...text.replaceAll(/\/\*[^]*?\*\//g, blank).matchAll(CSS_IMPORT)];
    const imports = found.map((match) => ({
      specifier: match[1] ?? match[2] ?? '',
      line: lineAt(match.index),
    }));
    return { imports: imports.filter(({ specifier }) => !/^(https?:)?\/\//.test(specifier)), problems: [] };
  }
  if (!SCRIPT.test(path)) return { imports: [], problems: [] };
  const { program, errors } = parseSync(path, text);
  /** @type {Import[]} */
  const imports = [];
  /** @type {string[]} */
  const problems = errors.map((error) => `${path} can't be parsed: ${error.message}`);
  visit(program, (node) => {
    const source = sourceOf(node, text);
    if (source === null) return;
    const line = lineAt(Number(source.start));
    const specifier = literal(source);
    const isType = node['importKind'] === 'type';
    if (specifier !== null) imports.push({ specifier, line, ...(isType && { isType }) });
    else if (node.type === 'ImportExpression' && !isAtRunTime(node, text)) {
      problems.push(
        `${path}:${line} imports a name that is computed; mark it /* at run time */ if it must be.`,
      );
    }
  });
  return { imports, problems };
}

/**
 * @param {Node} node
 * @param {string} text
 * @returns {Node | null} the node that names a module, if this one imports
 */
function sourceOf(node, text) {
  if (/^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$|^TSImportType$/.test(node.type)) {
    const named = node['source'] ?? node['argument'];
    return isNode(named) ? named : null;
  }
  if (node.type === 'TSExternalModuleReference')
    return isNode(node['expression']) ? node['expression'] : null;
  const callee = node.type === 'CallExpression' ? node['callee'] : null;
  if (!isNode(callee) || !NAMES_A_MODULE.test(text.slice(Number(callee['start']), Number(callee['end']))))
    return null;
  const [first] = /** @type {unknown[]} */ (node['arguments']);
  return isNode(first) ? first : null;
}

/** @param {Node} node */
function literal(node) {
  if (node.type === 'TSLiteralType' && isNode(node['literal'])) return literal(node['literal']);
  if (node.type === 'ImportExpression' && isNode(node['source'])) return literal(node['source']); // vi.mock(import('…'))
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

/**
 * @param {Node} node
 * @param {string} text
 */
function isAtRunTime(node, text) {
  return /\/\*\s*(at run time|@vite-ignore)\s*\*\//.test(
    text.slice(Number(node['start']), Number(node['end'])),
  );
}

/**
 * @param {unknown} value
 * @param {(node: Node) => void} see
 */
function visit(value, see) {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** @param {string} comment */
function blank(comment) {
  return comment.replaceAll(/[^\n]/g, ' ');
}
