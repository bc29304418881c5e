import { etagOf } from './etag';

export type Versioned<Entity> = Entity & { etag: string };

/**
 * The entity with the version of what it says, strong, the same on every replica. A save that changes nothing is a new
 * version, too, by its time. Derived fields are no part of it.
 */
export function versioned<Entity extends object>(
  entity: Entity,
  updatedAt: string | Date | null | undefined,
  derived: ReadonlyArray<keyof Entity> = [],
): Versioned<Entity> {
  const own = Object.entries(entity).filter(([name]) => !derived.includes(name as keyof Entity));
  const time = updatedAt ? new Date(updatedAt).toISOString() : '';
  return { ...entity, etag: etagOf(JSON.stringify([own, time])) };
}
