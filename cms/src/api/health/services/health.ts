import { inTime } from '../../../failures/in-time';
import { service } from '../../service';

export const health = service((strapi) => ({
  async check(): Promise<void> {
    await inTime(strapi.db.connection.raw('SELECT 1'));
  },
}));
