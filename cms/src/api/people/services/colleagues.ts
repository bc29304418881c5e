import { type Colleague, NO_NAME } from '../../../contract/entities/person';
import { ROLE_TYPES } from '../../../rules/roles';
import { USER_UID, type StoredUser } from '../../auth/services/session';
import { service } from '../../service';

/** What all staff may know about each other: names, without address or role. */
export const colleagues = service((strapi) => ({
  /** Sorted by name, without those who can’t sign in. */
  async list(): Promise<Colleague[]> {
    const found: StoredUser[] = await strapi.db.query(USER_UID).findMany({
      where: {
        role: { type: { $in: Object.values(ROLE_TYPES) } },
        blocked: { $ne: true },
        confirmed: true,
        // An invited account has none until somebody opens its link.
        password: { $notNull: true },
      },
    });
    return found
      .map(({ documentId, name }) => ({ id: documentId, name: name?.trim() || NO_NAME }))
      .sort((a, b) => a.name.localeCompare(b.name));
  },
}));
