// Writes what the frontend takes from the contract's own source, so the CMS need not be built: the types of
// answers and bodies, the columns of spreadsheets, what a tag rules out, the limits that forms repeat, and the public
// reads that the web host keeps copies of.
// With --check it writes nothing, and fails if a file is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { runnerImport } from 'vite';

const CMS = join(import.meta.dirname, '../cms');
const COMMAND = 'npm run wire-types --prefix frontend';
const HEADING = `// Made from the CMS’s contract and rules by \`${COMMAND}\`: change that, not this.\n`;

/** @param {string} path below the CMS's source */
async function load(path) {
  const config = {
    root: CMS,
    configFile: /** @type {const} */ (false),
    logLevel: /** @type {const} */ ('error'),
  };
  return (await runnerImport(join(CMS, 'src', path), config)).module;
}

const { openApiDocument } = await load('contract/openapi/document.ts');
const { ALL_GROUPS } = await load('contract/all-calls.ts');
const document = openApiDocument(ALL_GROUPS);
const { schemas } = document.components;

async function wireTypes() {
  const components = astToString(
    await openapiTypescript({ ...document, paths: {}, components: { schemas } }),
  );
  const names = Object.keys(schemas).map(
    (name) => `export type ${name}Wire = components['schemas']['${name}'];\n`,
  );
  const interfaceText = components.slice(
    components.indexOf('export interface components'),
    components.indexOf('export type $defs'),
  );
  return `${HEADING}${interfaceText}\n${names.join('')}\n${await columns()}${await tagRules()}`;
}

async function tagRules() {
  /** @type {{RULES_OUT: Record<string, readonly string[]>}} */
  const { RULES_OUT: rules } = await load('rules/tag-conflicts.ts');
  const lines = Object.entries(rules).map(
    ([tag, out]) => `  ${JSON.stringify(tag)}: ${JSON.stringify(out)},\n`,
  );
  return `export const RULES_OUT: Readonly<Record<string, readonly string[]>> = {\n${lines.join('')}};\n`;
}

/** What staff both read and set, apart from pictures: a field without a label in the panel is no column. */
async function columns() {
  const { dish } = await load('contract/entities/dish.ts');
  const { drink } = await load('contract/entities/drink.ts');
  const { MenuItemBody, DrinkBody } = schemas;
  /** @param {string} constant @param {any} entity @param {any} body */
  const list = (constant, entity, body) => {
    const lines = Object.entries(entity.fields)
      .filter(([, { sent, answered, panel }]) => sent && answered && panel)
      .map(([name, { panel }]) => {
        const [schema, orNull] = body.properties[name].anyOf ?? [body.properties[name]];
        const { label, shows } = panel;
        const column = { name, label, kind: kindOf(schema, shows), canBeNull: orNull?.type === 'null' };
        return `  ${JSON.stringify(column)},\n`;
      });
    return `export const ${constant} = [\n${lines.join('')}] as const;\n`;
  };
  return list('DISH_COLUMNS', dish, MenuItemBody) + list('DRINK_COLUMNS', drink, DrinkBody);
}

/** @param {any} schema @param {string | undefined} shows the field of a related entry that the panel shows */
function kindOf({ type, items }, shows) {
  if (type === 'array') return items.type === 'object' ? 'prices' : 'ids';
  if (shows !== undefined) return shows === 'name' ? 'id' : 'slugs';
  return type === 'integer' ? 'number' : type;
}

async function publicReads() {
  /** @type {{PUBLIC_READS: ReadonlyMap<string, readonly string[]>}} */
  const { PUBLIC_READS: reads } = await load('contract/all-calls.ts');
  const lines = [...reads].map(([path, parameters]) => {
    const names = parameters.toSorted().map((name) => `'${name}'`);
    return `  ['${path}', [${names.join(', ')}]],\n`;
  });
  const type = 'ReadonlyMap<string, readonly string[]>';
  return `${HEADING}export const PUBLIC_READS: ${type} = new Map([\n${lines.join('')}]);\n`;
}

function limits() {
  const { ContactBody, SiteBody, OfferBody } = schemas;
  const lengths = Object.entries(ContactBody.properties).map(
    ([name, { maxLength }]) => `  ${name}: ${maxLength},\n`,
  );
  /** @param {any} field what is sent, or null */
  const pattern = (field) => `/${[field, ...(field.anyOf ?? [])].find((each) => each.pattern).pattern}/`;
  return `${HEADING}
export const MAX_LENGTHS = {\n${lengths.join('')}} as const;
export const MESSAGE_MIN_LENGTH = ${ContactBody.properties.message.minLength};

export const EMAIL =
  ${pattern(ContactBody.properties.email)};
export const LINK = ${pattern(OfferBody.properties.ctaPrimaryTo)};
export const WEB_ADDRESS = ${pattern(SiteBody.properties.booking_url)};
`;
}

const FILES = {
  'src/api/generated/wire.ts': await wireTypes(),
  'src/api/generated/limits.ts': limits(),
  'server/content/generated/public-reads.ts': await publicReads(),
};
for (const [name, text] of Object.entries(FILES)) {
  const file = join(import.meta.dirname, name);
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`error: frontend/${name} is stale: run \`${COMMAND}\`.`);
    process.exitCode = 1;
  }
}
