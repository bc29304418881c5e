import { ORDER_WHEN_MISSING } from '../rules/ordering';
import {
  actionOf,
  changesBetween,
  titleOf,
  type AccountAction,
  type Action,
  type Changes,
  type EntryState,
  type Link,
  type Placed,
} from '../rules/entry-changes';

/** `entry` is null if several entries were reordered together. */
export interface Change {
  kind: string;
  entry: string | null;
  title: string;
  action: Action | AccountAction;
  changes: Changes | Record<string, readonly [Placed[], Placed[]]>;
  state: EntryState;
}

/** Empty if nothing changed. */
export function changeOf(
  kind: string,
  entry: string,
  before: EntryState | null,
  after: EntryState | null,
): Change[] {
  const changes = before && after ? changesBetween(before, after) : {};
  const action = actionOf(before, after, changes);
  const state = after ?? before;
  if (action === null || state === null) return [];
  return [{ kind, entry, title: titleOf(state) || titleOf(before ?? {}), action, changes, state }];
}

/** Merges entries that were only moved into one change of their order. */
export function together(changes: readonly Change[]): Change[] {
  const moved = changes.filter(({ action }) => action === 'reordered');
  const [first] = moved;
  if (moved.length < 2 || first === undefined) return [...changes];
  const name = Object.keys(first.changes)[0] ?? 'order';
  const places = (at: 0 | 1): Placed[] =>
    moved
      .map(({ entry, title, changes: fields }) => ({
        id: entry ?? '',
        title,
        place: Number(fields[name]?.[at] ?? ORDER_WHEN_MISSING),
      }))
      .sort((a, b) => a.place - b.place);
  const categories = new Set(moved.map(({ state }) => (state.category as Link | undefined)?.title ?? ''));
  const order: Change = {
    ...first,
    entry: null,
    title: categories.size === 1 ? ([...categories][0] ?? '') : '',
    changes: { [name]: [places(0), places(1)] },
    state: {},
  };
  return [...changes.filter(({ action }) => action !== 'reordered'), order];
}
