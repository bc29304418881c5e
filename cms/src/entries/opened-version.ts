import { ConflictError } from '../failures/failures';

/**
 * Refuses a form of the panel that was opened before somebody else saved: it would undo what they changed. `If-Match`
 * names the version that it was opened with (`src/admin/opened-versions.ts`).
 */
export function requireOpened(
  ifMatch: string | undefined,
  stored: { updatedAt: string | Date } | null,
): void {
  if (ifMatch && stored && ifMatch !== `"${new Date(stored.updatedAt).toISOString()}"`)
    throw new ConflictError(
      'Someone else has changed this since you opened it. Nothing was saved: note your changes, reload the page and make them again.',
    );
}
