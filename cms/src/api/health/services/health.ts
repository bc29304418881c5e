import type { Core } from '@strapi/strapi';

const longestWait = 2_000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Resolves when the database answers within two seconds, else throws. */
  async check(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time')), longestWait);
    });
    try {
      await Promise.race([strapi.db.connection.raw('SELECT 1'), late]);
    } finally {
      clearTimeout(timer);
    }
  },
});
