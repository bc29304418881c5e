import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { ALL_CALLS, ALL_GROUPS } from '../all-calls';
import { openApiDocument } from './document';
import type { Operation } from './operation';

const document = openApiDocument(ALL_GROUPS);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operation = (id: string): Operation => {
  const found = operations.find((each) => each.operation.operationId === id);
  if (!found) throw new Error(`No ${id}`);
  return found.operation;
};

describe('the document', () => {
  it('has every call once, each with its own operation id', () => {
    expect(operations).toHaveLength(ALL_CALLS.length);
    expect(new Set(operations.map((each) => each.operation.operationId)).size).toBe(ALL_CALLS.length);
  });

  it('has no dangling reference and no unused component', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path,
    );
    const named = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `components/${kind}/${name}`));
    expect([...new Set(references)].sort()).toEqual(named.sort());
  });

  it('declares the parameters of every path, and no parameter twice', () => {
    for (const {
      path,
      operation: { parameters },
    } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((each) => each.in === 'path');
      expect(declared.map(({ name, required }) => (required ? name : null))).toEqual(inPath);
      const keys = parameters.map((each) => `${each.in} ${each.name.toLowerCase()}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('defines the security schemes and tags that the calls use', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const {
      operation: { security, tags: own },
    } of operations) {
      expect(Object.keys(document.components.securitySchemes)).toEqual(
        expect.arrayContaining(security.flatMap(Object.keys)),
      );
      expect(tags).toEqual(expect.arrayContaining(own));
    }
  });

  it('describes every answer', () => {
    for (const {
      operation: { responses },
    } of operations) {
      for (const { description } of Object.values(responses)) expect(description).toMatch(/\.$/);
    }
  });

  it('has valid OpenAPI 3.1 JSON schemas', () => {
    const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false });
    const compile = (schema: unknown) =>
      ajv.compile({ components: document.components, ...(schema as object) });
    ajv.addKeyword('components');
    const bodies = operations.flatMap((each) => [
      ...each.operation.parameters.map(({ schema }) => schema),
      ...[each.operation.requestBody, ...Object.values(each.operation.responses)].flatMap((body) =>
        Object.values(body?.content ?? {}).map(({ schema }) => schema),
      ),
    ]);
    for (const schema of [...bodies, ...Object.values(document.components.schemas)]) compile(schema);
    const isDish = compile({ $ref: '#/components/schemas/MenuItemBody' });
    expect(isDish({ name: 'Pulpo', price: 18, category: 'abc' })).toBe(true);
    expect(isDish({ name: 'Pulpo', price: 18, category: 'abc', color: 'red' })).toBe(false);
    expect(isDish({ name: 'Pulpo', price: -1, category: 'abc' })).toBe(false);
  });
});

describe('a call', () => {
  it('for a public read lists 304 and 503 and needs no token', () => {
    const { security, parameters, responses } = operation('offerList');
    expect(security).toEqual([]);
    expect(parameters.map(({ name }) => name)).toEqual(['limit', 'date', 'If-None-Match']);
    expect(parameters[0]?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 5 });
    expect(Object.keys(responses)).toEqual(['200', '304', '400', '503']);
  });

  it('that changes an entity takes If-Match, and its 412 holds the stored entity', () => {
    const { security, parameters, requestBody, responses } = operation('menuStaffItemsChange');
    expect(security).toEqual([{ staffToken: [] }]);
    expect(parameters.map(({ name }) => name)).toEqual(['id', 'If-Match']);
    expect(requestBody?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/MenuItemChange' } },
    });
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '412', '413', '415', '503']);
    expect(JSON.stringify(operation('menuStaffItemsRemove').responses[412])).toContain(
      '{"current":{"$ref":"#/components/schemas/StaffMenuItem"}}',
    );
  });

  it('lists 409 only where what is stored or set up can stand in the way', () => {
    const conflicting = operations.filter((each) => '409' in each.operation.responses);
    expect(conflicting.map((each) => each.operation.operationId).sort()).toEqual([
      'authTwoStepBegin',
      'authTwoStepNewRecoveryCodes',
      'authTwoStepTurnOff',
      'contactStaffContactsNote',
      'contactStaffContactsRemove',
      'contactStaffContactsReply',
      'drinksStaffCategoriesRemove',
      'drinksStaffItemsCount',
      'drinksStaffItemsRemove',
      'historyRestore',
      'menuStaffCategoriesRemove',
      'menuStaffItemsCount',
      'menuStaffItemsRemove',
      'peopleChange',
      'peopleForgotten',
      'peopleInvite',
      'peopleLink',
      'peopleRemove',
      'peopleRequireTwoStep',
      'pictureStaffUploadsCrop',
      'pictureStaffUploadsRemove',
      'pictureStaffUploadsRemoveSeveral',
      'pictureStaffUploadsReplace',
    ]);
  });

  it('by staff, or to sign in, lists a 503 for a lost database', () => {
    const missing = operations.filter(({ operation: { security, responses } }) => {
      return security.length > 0 && !('503' in responses);
    });
    expect(missing).toEqual([]);
    expect(operation('authLogin').responses).toHaveProperty('503');
    expect(operation('pictureStaffUploadsCreate').responses[503]?.description).toContain('the disk is full');
  });

  it('with a limit has Retry-After on its 429', () => {
    expect(operation('contactSend').responses[429]?.headers).toEqual({
      'Retry-After': { $ref: '#/components/headers/Retry-After' },
    });
  });

  it('that takes a file is multipart', () => {
    const content = operation('pictureStaffUploadsCreate').requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(['multipart/form-data']);
    expect(content?.['multipart/form-data']?.schema.required).toEqual(['file', 'alt']);
  });

  it('shows the parsed values of a query, not the text that is sent', () => {
    const { parameters } = operation('highlightStaffHighlightsCreate');
    expect(parameters.find(({ name }) => name === 'active')?.schema).toEqual({
      type: 'boolean',
      default: true,
    });
  });
});
