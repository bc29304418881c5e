/** Staff roles. Each may also do everything that the ones before it may. */
export const ROLES = ['host', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** Managers keep the type of what was once the only role. */
export const ROLE_TYPES: Readonly<Record<Role, string>> = { host: 'host', manager: 'staff', owner: 'owner' };

/** Null for a role that is not for staff. */
export function roleOfType(type: string | undefined): Role | null {
  return ROLES.find((role) => ROLE_TYPES[role] === type) ?? null;
}

export function mayAct(role: Role, as: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(as);
}

/** The fields of a call's body that lower roles may send. */
export type FieldsOfRoles = Readonly<Partial<Record<Role, readonly string[]>>>;

/** What a role may do with a call: everything, or only change these fields. Null: nothing. */
export function shareOf(
  role: Role,
  { who, partly = {} }: { who: Role; partly?: FieldsOfRoles },
): 'all' | readonly string[] | null {
  return mayAct(role, who) ? 'all' : (partly[role] ?? null);
}
