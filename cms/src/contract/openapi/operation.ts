import type { Call, CallGroup } from '../call';
import type { JsonSchema, ToJsonSchema } from './json-schema';
import { parametersOf } from './parameters';
import { responsesOf, type CallResponse } from './responses';

export const STAFF_TOKEN = 'staffToken';

type Content = Record<string, { schema: JsonSchema; encoding?: Record<string, { contentType: string }> }>;

export type Operation = ReturnType<typeof operationOf>;

export function operationOf(call: Call, group: CallGroup, toJsonSchema: ToJsonSchema) {
  const content = requestContent(call, toJsonSchema);
  return {
    operationId: operationId(group.api, call.handler),
    summary: call.summary,
    ...descriptionOf(call),
    tags: [group.title],
    security: call.who === 'anyone' ? [] : [{ [STAFF_TOKEN]: [] }],
    parameters: parametersOf(call, toJsonSchema),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: Object.fromEntries(
      responsesOf(call, group.calls).map((response) => [
        String(response.status),
        writtenResponse(response, toJsonSchema),
      ]),
    ),
  };
}

function descriptionOf({ description, who, partly = {} }: Call): { description?: string } {
  const sentences = [
    description,
    who === 'manager' && 'For managers and owners.',
    who === 'owner' && 'For owners.',
    ...Object.entries(partly).map(
      ([role, fields]) => `A ${role} may send only ${fields.map((name) => `\`${name}\``).join(' and ')}.`,
    ),
  ].filter(Boolean);
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

/** In the api `menu`, `staff-items.find` becomes `menuStaffItemsFind`, but `menu.full` only `menuFull`. */
function operationId(api: string, handler: string): string {
  const [controller, action] = handler.split('.');
  const words = [...(controller === api ? [] : [api]), controller, action].join('-').split('-');
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

function requestContent({ body, isMultipart }: Call, toJsonSchema: ToJsonSchema): Content | undefined {
  if (!body) return undefined;
  const schema = toJsonSchema(body, 'input');
  if (!isMultipart) return { 'application/json': { schema } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' } as const;
  return {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: { file, ...schema.properties },
        required: ['file', ...(schema.required ?? [])],
      },
      encoding: { file: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } },
    },
  };
}

function writtenResponse({ description, body, headers }: CallResponse, toJsonSchema: ToJsonSchema) {
  const references = headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  return {
    description,
    ...(headers.length > 0 ? { headers: Object.fromEntries(references) } : {}),
    ...(body ? { content: { 'application/json': { schema: toJsonSchema(body, 'output') } } } : {}),
  };
}
