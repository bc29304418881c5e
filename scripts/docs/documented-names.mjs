/**
 * Finds the variables that a program reads: from the environment, or by name through a reader function. `import.meta.env`
 * is excluded, because it belongs to the build.
 */
const READS =
  /\b(?:process\.env|(?<!import\.meta\.)env|variables)(?:\.|\[['"])([A-Z][A-Z0-9_]*)\b|\b(?:read|required)\(\s*['"]([A-Z][A-Z0-9_]*)['"]/g;

/**
 * @param {string} source
 * @returns {string[]}
 */
export function variablesRead(source) {
  return [...source.matchAll(READS)].map(([, direct, named]) => direct ?? named ?? '');
}

/**
 * The variables that a compose file takes from the environment.
 *
 * @param {string} compose
 * @returns {string[]}
 */
export function variablesTaken(compose) {
  return [...compose.matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name ?? '');
}

/**
 * The variables that an example file sets, commented out or not.
 *
 * @param {string} example
 * @returns {string[]}
 */
export function variablesOf(example) {
  return [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');
}

/**
 * The variable names on a page: capitals with an underscore, formatted as code.
 *
 * @param {string} page
 * @returns {string[]}
 */
export function variablesNamed(page) {
  const code = [...page.matchAll(/`([^`\n]+)`|^ {4}.+$|^```[^]*?^```/gm)].map(([text]) => text);
  return [...code.join('\n').matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b(?![…*])/g)].map(([name]) => name);
}

/**
 * The npm scripts that a page tells the reader to run.
 *
 * @param {string} page
 * @returns {string[]}
 */
export function commandsNamed(page) {
  return [...page.matchAll(/\bnpm (?:run )?((?<=run )[a-z][a-z:-]*|start|test)/g)].map(
    ([, name]) => name ?? '',
  );
}

/**
 * @param {string} page
 * @param {string} name
 */
export function mentions(page, name) {
  return new RegExp(`(?<![A-Za-z0-9_])${name}(?![A-Za-z0-9_])`).test(page);
}
