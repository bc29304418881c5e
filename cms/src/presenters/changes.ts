import type { z } from 'zod';
import { RECORDED, type change, type changeKind } from '../contract/entities/change';
import {
  isLink,
  isLinks,
  type AccountAction,
  type Action,
  type Changes,
  type EntryState,
  type Link,
  type Part,
  type Value,
} from '../rules/entry-changes';

type Answered = z.output<typeof change>;

export interface ChangeRecord {
  id: number;
  documentId: string;
  createdAt: string | Date;
  byKind: Answered['by']['kind'];
  byId: string | null;
  byName: string | null;
  kind: z.output<typeof changeKind>;
  entry: string | null;
  title: string | null;
  action: Action | AccountAction;
  changes: string;
  state: string;
}

export const stored = (record: ChangeRecord) => ({
  changes: JSON.parse(record.changes) as Changes,
  state: JSON.parse(record.state) as EntryState,
});

export function toChange(record: ChangeRecord): Answered {
  const { documentId, createdAt, kind } = record;
  return {
    id: documentId,
    at: new Date(createdAt).toISOString(),
    by: { kind: record.byKind, id: record.byId ?? '', name: record.byName ?? '' },
    kind,
    entry: record.entry ?? '',
    title: record.title ?? '',
    action: record.action,
    fields: fieldsOf(record).map(([name, from, to]) => ({
      name,
      label: labelOf(kind, name),
      from: answered(from),
      to: answered(to),
    })),
  };
}

/** The panel's label for a field; a field that no longer exists is shown by its own name. */
export function labelOf(kind: ChangeRecord['kind'], name: string): string {
  const recorded = Object.values(RECORDED).find((each) => each.kind === kind);
  const field = Object.entries(recorded?.fields ?? {}).find(
    ([own, { panel }]) => panel !== undefined && (panel.attribute ?? own) === name,
  );
  return field?.[1].panel?.label ?? name;
}

function fieldsOf(record: ChangeRecord): [string, Value, Value][] {
  const { action } = record;
  const { changes, state } = stored(record);
  if (action !== 'created' && action !== 'deleted')
    return Object.entries(changes).map(([name, [from, to]]) => [name, from, to]);
  return Object.entries(state)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => (action === 'created' ? [name, null, value] : [name, value, null]));
}

function isEmpty(value: Value): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function answered(value: Value): Answered['fields'][number]['from'] {
  if (isLink(value)) return value.title;
  if (isLinks(value)) return value.map(({ title }: Link) => title);
  return value as string | number | boolean | null | Part[];
}
