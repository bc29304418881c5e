import { editedMeanwhile } from '../failures/failures';
import { allowsWrite, etagOf } from './etag';

export type Versioned<Entity> = Entity & { etag: string };

/** Adds a strong version, the same on every replica. Each save makes a new one; derived fields do not. */
export function versioned<Entity extends object>(
  entity: Entity,
  updatedAt: string | Date | null | undefined,
  derived: ReadonlyArray<keyof Entity> = [],
): Versioned<Entity> {
  const own = Object.entries(entity).filter(([name]) => !derived.includes(name as keyof Entity));
  const time = updatedAt ? new Date(updatedAt).toISOString() : '';
  return { ...entity, etag: etagOf(JSON.stringify([own, time])) };
}

/** Throws 412 with the stored entity if `ifMatch`, the raw header, names another version of it. */
export function requireVersion(ifMatch: string, current: { etag: string }): void {
  if (!allowsWrite(ifMatch, current.etag)) throw editedMeanwhile(current);
}
