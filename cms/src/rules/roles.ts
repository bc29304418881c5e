/** The roles of staff. Each may also do what those before it may. */
export const ROLES = ['host', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** Managers keep the type of the one role there was before roles came. */
export const ROLE_TYPES: Readonly<Record<Role, string>> = { host: 'host', manager: 'staff', owner: 'owner' };

/** Null for a role that is not staff’s. */
export function roleOfType(type: string | undefined): Role | null {
  return ROLES.find((role) => ROLE_TYPES[role] === type) ?? null;
}

export function mayAct(role: Role, as: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(as);
}

/** The fields of a call's body that lesser roles may send. */
export type FieldsOfRoles = Readonly<Partial<Record<Role, readonly string[]>>>;

/** What a role may do: all of a call, or only change these fields by it. Null: nothing. */
export function shareOf(
  role: Role,
  { who, partly = {} }: { who: Role; partly?: FieldsOfRoles },
): 'all' | readonly string[] | null {
  return mayAct(role, who) ? 'all' : (partly[role] ?? null);
}
