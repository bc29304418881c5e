import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PANEL_VIEWS } from './views';
import { RECORDED } from '../../contract/entities/change';
import type { Field } from '../../contract/entity';

interface Attribute {
  type: string;
  maxLength?: number;
  min?: number;
  max?: number;
  enum?: string[];
  required?: boolean;
}

const SOURCES = join(__dirname, '../..');
/** Keyed by Strapi's name: `api::menu.menu-item`, `site.weekday-hours`. */
const types = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, folder, type] = /^api\/([^/]+)\/content-types\/([^/]+)\/schema\.json$/.exec(path) ?? [];
  const [, category, part] = /^components\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const uid = folder ? `api::${folder}.${type}` : `${category}.${part}`;
  if (!folder && !category) return [];
  const schema = JSON.parse(readFileSync(join(SOURCES, path), 'utf8'));
  const isHidden = schema.pluginOptions?.['content-manager']?.visible === false;
  return isHidden ? [] : [{ uid, attributes: schema.attributes as Record<string, Attribute> }];
});

/** Columns only the CMS uses: no entity has a field for them. */
const internal = ['sendKey', 'assigneeId', 'searchText', 'items', 'left_taps'];

it('the history records all content but visitors’ messages', () => {
  const content = types.map(({ uid }) => uid).filter((uid) => uid.startsWith('api::'));
  expect(content.filter((uid) => !(uid in RECORDED))).toEqual(['api::contact.contact-message']);
});

it.each(Object.entries(RECORDED))('the history has a label for all it records of %s', (_uid, recorded) => {
  const { fields, only = [] } = recorded;
  expect(only.filter((name) => fields[name]?.panel === undefined)).toEqual([]);
});

const attributeOf = ([name, { panel }]: [string, Field]) => panel?.attribute ?? name;

/** The contract's limits for a column. */
function limitsOf({ sent, stored }: Field) {
  const schema = stored ?? sent;
  if (schema === undefined) return null;
  const { anyOf, ...json } = z.toJSONSchema(schema, { io: 'input' });
  const { maxLength, minimum, maximum, pattern, ...rest } = (anyOf?.[0] ??
    json) as z.core.JSONSchema.BaseSchema;
  return { maxLength, min: minimum, max: maximum, enum: rest.enum, hasPattern: pattern !== undefined };
}

it('the types compared below are those of the panel’s views', () => {
  expect(types.map(({ uid }) => uid).sort()).toEqual(Object.keys(PANEL_VIEWS).sort());
});

describe.each(types)('$uid', ({ uid, attributes }) => {
  const fields = PANEL_VIEWS[uid]?.fields ?? {};
  const columns = Object.entries(fields).filter((entry) => attributeOf(entry) in attributes);

  it('has an attribute for every field that the panel shows, and a field for every attribute', () => {
    const shown = Object.entries(fields).filter(([, { panel }]) => panel);
    expect(shown.map(attributeOf).filter((name) => !(name in attributes))).toEqual([]);
    const known = new Set([...columns.map(attributeOf), ...internal]);
    expect(Object.keys(attributes).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(columns.map((column) => [attributeOf(column), column[1]] as const))(
    'limits %s as the API does',
    (name, field) => {
      const attribute = attributes[name];
      if (!attribute || ['relation', 'media', 'component'].includes(attribute.type)) return;
      const limits = limitsOf(field);
      if (limits === null) return;
      const { hasPattern, maxLength, ...others } = limits;
      const { min, max, enum: values } = attribute;
      expect({ min, max, enum: values }).toEqual(others);
      // A pattern may imply the length; Strapi's schema states both.
      if (!hasPattern || maxLength !== undefined) expect(attribute.maxLength).toBe(maxLength);
      // PostgreSQL keeps at most 255 characters in any column but a long text’s.
      if (attribute.type !== 'text') expect(attribute.maxLength ?? 0).toBeLessThanOrEqual(255);
    },
  );

  it.each(columns.filter(([, { sent }]) => sent !== undefined))(
    'requires %s where the API does',
    (name, field) => {
      const isOptional = field.sent?.safeParse(undefined).success;
      if (!isOptional) expect(attributes[name]?.required, name).toBe(true);
      // A field that can be cleared must not be required in Strapi's schema.
      if (field.sent?.safeParse(null).success) expect(attributes[name]?.required ?? false, name).toBe(false);
    },
  );
});
