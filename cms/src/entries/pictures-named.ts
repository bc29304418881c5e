import type { Core } from '@strapi/strapi';
import { RECORDED } from '../contract/entities/change';
import { linksIn, type Changes, type EntryState } from '../rules/entry-changes';
import { pictureFieldsOf } from './entry-states';

/** The ids of the pictures that a change names, as one text: the entry can be brought back with any of them. */
export function picturesNamed(
  strapi: Core.Strapi,
  { kind, state, changes }: { kind: string; state: EntryState; changes: object },
): string {
  const [uid] = Object.entries(RECORDED).find(([, each]) => each.kind === kind) ?? [];
  const values = (uid === undefined ? [] : pictureFieldsOf(strapi, uid)).flatMap((name) => [
    state[name],
    ...((changes as Changes)[name] ?? []),
  ]);
  const ids = values.flatMap(linksIn).map(({ id }) => id);
  return [...new Set(ids)].sort().join(' ');
}
