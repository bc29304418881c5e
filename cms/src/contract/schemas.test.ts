import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { category } from './entities/category';
import { dish } from './entities/dish';
import { drink } from './entities/drink';
import { event } from './entities/event';
import { highlight } from './entities/highlight';
import { message } from './entities/message';
import { offer } from './entities/offer';
import { hoursException, site, weekdayHours } from './entities/site';
import { special } from './entities/special';
import { term } from './entities/term';
import type { Field, Fields } from './entity';

interface Attribute {
  type: string;
  maxLength?: number;
  min?: number;
  max?: number;
  enum?: string[];
  required?: boolean;
}

const types: [path: string, fields: Fields][] = [
  ['api/menu/content-types/menu-item/schema.json', dish.fields],
  ['api/menu/content-types/menu-category/schema.json', category.fields],
  ['api/drinks/content-types/drink/schema.json', drink.fields],
  ['api/drinks/content-types/drink-category/schema.json', category.fields],
  ['api/offer/content-types/offer/schema.json', offer.fields],
  ['api/event/content-types/event/schema.json', event.fields],
  ['api/highlight/content-types/highlight/schema.json', highlight.fields],
  ['api/tapas5/content-types/tapas-special/schema.json', special.fields],
  ['api/site/content-types/site-settings/schema.json', site.fields],
  ['api/contact/content-types/contact-message/schema.json', message.fields],
  ['api/vocabulary/content-types/dietary-tag/schema.json', term.fields],
  ['api/vocabulary/content-types/allergen/schema.json', term.fields],
  ['components/site/weekday-hours.json', weekdayHours],
  ['components/site/hours-exception.json', hoursException],
];

/** For the CMS's own use: no entity has a field for them. */
const internal = ['sendKey', 'searchText', 'items'];

const attributesOf = (path: string): Record<string, Attribute> =>
  JSON.parse(readFileSync(join(__dirname, '..', path), 'utf8')).attributes;

const attributeOf = ([name, { panel }]: [string, Field]) => panel?.attribute ?? name;

/** The contract's limits of a column. */
function limitsOf({ sent, stored }: Field) {
  const schema = stored ?? sent;
  if (schema === undefined) return null;
  const { anyOf, ...json } = z.toJSONSchema(schema, { io: 'input' });
  const { maxLength, minimum, maximum, pattern, ...rest } = (anyOf?.[0] ??
    json) as z.core.JSONSchema.BaseSchema;
  return { maxLength, min: minimum, max: maximum, enum: rest.enum, hasPattern: pattern !== undefined };
}

describe.each(types)('%s', (path, fields) => {
  const attributes = attributesOf(path);
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
