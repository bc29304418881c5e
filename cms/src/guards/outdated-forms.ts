import type { Core } from '@strapi/strapi';
import { ConflictError } from '../failures/failures';

/**
 * The panel's form sends a whole entry, including fields nobody touched: saved late, it would undo what others have
 * changed since it was opened. `If-Match` names the version that it was opened with (`src/admin/opened-versions.ts`).
 */
export function refuseOutdatedForms(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const request = strapi.requestContext.get();
    const opened = request?.get('if-match');
    if (action !== 'update' || !opened || !request?.path.startsWith('/content-manager/')) return next();
    const { documentId } = params as { documentId: string };
    const { model, id = documentId } = request.params as { model?: string; id?: string };
    // Saving one entry can update others.
    if (uid !== model || documentId !== id) return next();
    const stored = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['updatedAt'] });
    if (stored && opened !== `"${new Date(stored.updatedAt).toISOString()}"`)
      throw new ConflictError(
        'Someone else has changed this since you opened it. Nothing was saved: note your changes, reload the page and make them again.',
      );
    return next();
  });
}
