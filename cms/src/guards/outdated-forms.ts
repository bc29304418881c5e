import type { Core } from '@strapi/strapi';
import { requireOpened } from '../entries/opened-version';

/** The panel's form sends a whole entry, including fields nobody touched. */
export function refuseOutdatedForms(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const request = strapi.requestContext.get();
    const opened = request?.get('if-match');
    if (action !== 'update' || !opened || !request?.path.startsWith('/content-manager/')) return next();
    const { documentId } = params as { documentId: string };
    const { model, id = documentId } = request.params as { model?: string; id?: string };
    // Saving one entry can update others.
    if (uid !== model || documentId !== id) return next();
    requireOpened(
      opened,
      await strapi.db.query(uid).findOne({ where: { documentId }, select: ['updatedAt'] }),
    );
    return next();
  });
}
