import type { Reply, RunningCms } from './running-cms';

const usersUid = 'plugin::users-permissions.user';

export const firstStaff = { email: 'staff@casabodegon.example', password: 'Cocina-1996' };

/** Creates accounts, changes them while their owners are signed in, and signs in from any address. */
export function peopleOf(cms: RunningCms) {
  const { strapi } = cms;
  const users = strapi.db.query(usersUid);
  let made = 0;

  return {
    async add(
      fields: {
        password?: string;
        confirmed?: boolean;
        blocked?: boolean;
        email?: string;
        name?: string;
      } = {},
      roleType = 'staff',
    ): Promise<{ id: number; email: string; password: string }> {
      made += 1;
      const role = await strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { type: roleType } });
      const account = { email: `person-${made}@casabodegon.example`, password: 'Cocina-1996', ...fields };
      const { id } = await strapi
        .plugin('users-permissions')
        .service('user')
        .add({
          provider: 'local',
          confirmed: true,
          blocked: false,
          username: account.email,
          ...account,
          role: role.id,
        });
      return { id, email: account.email, password: account.password };
    },
    change: (id: number, fields: object): Promise<unknown> =>
      strapi.plugin('users-permissions').service('user').edit(id, fields),
    remove: (id: number): Promise<unknown> => users.delete({ where: { id } }),
    stored: (id: number) => users.findOne({ where: { id } }),
    signIn: (account: { email: string; password: string }, address = '198.51.100.1'): Promise<Reply> =>
      cms.ask('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: account.email, password: account.password }),
      }),
    me: (token: string): Promise<Reply> =>
      cms.ask('/api/admin/me', { headers: { authorization: `Bearer ${token}` } }),
  };
}
