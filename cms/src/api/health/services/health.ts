import type { Core } from '@strapi/strapi';
import { inTime } from '../../../database/in-time';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Resolves when the database answers in time, else throws. */
  async check(): Promise<void> {
    await inTime(strapi.db.connection.raw('SELECT 1'));
  },
});
