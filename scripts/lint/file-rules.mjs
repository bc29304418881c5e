import { posix } from 'node:path';

const CODE = /\.(tsx?|mjs|css)$/;
const GENERATED = /^frontend\/src\/.*\/generated\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
const NAMED_FOR_NOTHING = /^(utils?|helpers?|common|misc)$/;
const RAW_COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!(?:from )?var\()/i;
const COLORS_STAND_IN = 'frontend/src/styles/tokens.css';
const REEXPORT = /^(\s*export\s+(type\s+)?(\*|\{[^}]*\})[^;]*\bfrom\s+['"][^'"]+['"];?|\s*\/\/.*)+\s*$/;
/** The browser build removes these from React: `frontend/server/build/lighter-modules.ts`. */
const NOT_BUILT = /<(?:\w+\.)?ViewTransition\b|<(?:\w+\.)?Fragment\b[^>]*\sref=/;
const LONG = 200;
const TOO_LONG = { code: 300, test: 500 };

/**
 * The rules for a file's name, size and text.
 *
 * @param {string[]} files paths from the root
 * @param {(file: string) => string} read
 * @returns {{problems: string[], warnings: string[]}}
 */
export function fileProblems(files, read) {
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const warnings = [];
  for (const file of files.filter((path) => CODE.test(path) && !GENERATED.test(path))) {
    const text = read(file);
    const lines = text.trimEnd().split('\n');
    problems.push(...nameProblems(file), ...colorProblems(file, lines));
    if (/\.tsx?$/.test(file) && REEXPORT.test(text)) {
      problems.push(`${file} only re-exports other files: import from those instead.`);
    }
    const notBuilt = file.endsWith('.tsx') && NOT_BUILT.exec(text);
    if (notBuilt)
      problems.push(`${file}: ${notBuilt[0]} does nothing, since the build takes it out of React.`);
    const tooLong = TOO_LONG[/\.(test|spec)\./.test(file) ? 'test' : 'code'];
    if (lines.length > tooLong)
      problems.push(`${file} has ${lines.length} lines: it probably does more than one thing.`);
    else if (lines.length > LONG) warnings.push(`${file} has ${lines.length} lines.`);
  }
  return { problems, warnings };
}

/** @param {string} file */
function nameProblems(file) {
  const problems = [];
  if (!KEBAB.test(posix.basename(file))) problems.push(`${file}: use lowercase words joined by hyphens.`);
  const nameless = file.split('/').find((part) => NAMED_FOR_NOTHING.test(part.replace(/\..*$/, '')));
  if (nameless) problems.push(`${file}: "${nameless}" says nothing; name it for what it does.`);
  return problems;
}

/**
 * @param {string} file
 * @param {string[]} lines
 */
function colorProblems(file, lines) {
  const isStyled = file.startsWith('frontend/src/') && file.endsWith('.css') && file !== COLORS_STAND_IN;
  if (!isStyled) return [];
  return lines.flatMap((line, at) => {
    const color = RAW_COLOR.exec(line);
    if (!color) return [];
    return [`${file}:${at + 1} has a color of its own (${color[0]}…): give it a name in ${COLORS_STAND_IN}.`];
  });
}
