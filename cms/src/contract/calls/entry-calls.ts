import { z } from 'zod';
import { type Call, callsFor, manager, NOTHING, plain, tagged } from '../call';
import type { Role } from '../../rules/roles';
import { id } from '../values';

export const listOf = <Entity extends z.ZodType>(entity: Entity) =>
  z.strictObject({ items: z.array(entity), page: z.int(), pageSize: z.int(), total: z.int() });

/** The ids in their new order. Entries not listed keep their old order, after these. */
export const newOrder = z.strictObject({
  ids: z.array(id).min(1).max(1_000),
  seen: z
    .array(z.int())
    .max(1_000)
    .optional()
    .describe('The `order` that each of `ids` had when it was read. If someone has changed one since: 412.'),
});

export type NewOrder = z.output<typeof newOrder>;

interface Entries {
  root: `/${string}`;
  controller: string;
  noun: string;
  answered: z.ZodType;
  body: z.ZodObject;
  change?: z.ZodObject;
  /** If missing, there is no GET for a single entry either. */
  patch?: z.ZodObject;
  list: Pick<Call, 'summary' | 'query'>;
  reorder: Pick<Call, 'summary' | 'description' | 'body'>;
  /** Who may read them; managers if missing. */
  readBy?: Role;
  /** What a lower role may change. */
  partly?: Call['partly'];
  removal?: Partial<Pick<Call, 'summary' | 'description' | 'failures'>>;
}

export function entryCalls(entries: Entries): Call[] {
  const { root, controller, noun, answered, body, change = body, patch, list, reorder, removal } = entries;
  const reader = callsFor(entries.readBy ?? 'manager');
  const one = tagged(answered);
  const all = plain(listOf(answered));
  const onEntry = { failures: [404] } as const;
  const find = reader(`GET ${root}/:id`, `${controller}.find`, one, {
    ...onEntry,
    summary: noun.replace(/^an?/, 'One'),
  });
  return [
    reader(`GET ${root}`, `${controller}.list`, all, list),
    manager(`POST ${root}`, `${controller}.create`, tagged(answered, 201), { summary: `Adds ${noun}`, body }),
    manager(`POST ${root}/reorder`, `${controller}.reorder`, all, { ...reorder, failures: [412] }),
    ...(patch ? [find] : []),
    manager(`PUT ${root}/:id`, `${controller}.change`, one, {
      ...onEntry,
      summary: `Changes ${noun}`,
      body: change,
      isConditional: true,
    }),
    ...(patch
      ? [
          manager(`PATCH ${root}/:id`, `${controller}.patch`, one, {
            ...onEntry,
            summary: `Changes some fields of ${noun}; the others stay as they are stored`,
            body: patch,
            isConditional: true,
            ...(entries.partly ? { partly: entries.partly } : {}),
          }),
        ]
      : []),
    manager(`DELETE ${root}/:id`, `${controller}.remove`, NOTHING, {
      ...onEntry,
      summary: `Deletes ${noun}`,
      ...removal,
      isConditional: true,
    }),
  ];
}
