import { z } from 'zod';
import type { Call } from '../call';
import { id } from '../values';

export const listOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.strictObject({ items: z.array(entity), page: z.int(), pageSize: z.int(), total: z.int() });

/** The ids in their new order. Entries that are not listed follow in their old order. */
export const newOrder = z.strictObject({ ids: z.array(id).min(1).max(1_000) });

interface Entries {
  root: string;
  controller: string;
  noun: string;
  answered: z.ZodType;
  body: z.ZodObject;
  change?: z.ZodObject;
  /** Without one there is no GET of a single entry either. */
  patch?: z.ZodObject;
  list: Pick<Call, 'summary' | 'query'>;
  reorder: Pick<Call, 'summary' | 'description' | 'body'>;
  removal?: Partial<Pick<Call, 'summary' | 'description' | 'failures'>>;
}

export function entryCalls(entries: Entries): Call[] {
  const { root, controller, noun, answered, body, patch, list, reorder, removal } = entries;
  const entry = { status: 200, body: answered, hasEtag: true } as const;
  const entryList = { status: 200, body: listOf(answered) } as const;
  const staff = { who: 'staff' } as const;
  const onEntry = { ...staff, path: `${root}/:id`, failures: [404] } as const;
  const find: Call = {
    ...onEntry,
    method: 'GET',
    handler: `${controller}.find`,
    summary: noun.replace(/^an?/, 'One'),
    answer: entry,
  };
  const change: Call = {
    ...onEntry,
    method: 'PUT',
    handler: `${controller}.change`,
    summary: `Changes ${noun}`,
    body: entries.change ?? body,
    isConditional: true,
    answer: entry,
  };
  const partialChange: Call = {
    ...change,
    method: 'PATCH',
    handler: `${controller}.patch`,
    summary: `Changes some fields of ${noun}; the others stay as they are stored`,
  };
  return [
    { ...staff, ...list, method: 'GET', path: root, handler: `${controller}.list`, answer: entryList },
    {
      ...staff,
      method: 'POST',
      path: root,
      handler: `${controller}.create`,
      summary: `Adds ${noun}`,
      body,
      answer: { ...entry, status: 201 },
    },
    {
      ...staff,
      ...reorder,
      method: 'POST',
      path: `${root}/reorder`,
      handler: `${controller}.reorder`,
      answer: entryList,
    },
    ...(patch ? [find] : []),
    change,
    ...(patch ? [{ ...partialChange, body: patch }] : []),
    {
      ...onEntry,
      summary: `Deletes ${noun}`,
      ...removal,
      method: 'DELETE',
      handler: `${controller}.remove`,
      isConditional: true,
      answer: { status: 204 },
    },
  ];
}
