import { z } from 'zod';

/** Who is signed in, as the API gives it and the browser keeps it. */
export const staffUser = z.object({ id: z.string(), email: z.string(), name: z.string() });

export type StaffUser = z.output<typeof staffUser>;

/** The user that the browser has kept; null where it has none that can be read. */
export function readStaffUser(json: string | null): StaffUser | null {
  try {
    return staffUser.safeParse(JSON.parse(json ?? '')).data ?? null;
  } catch {
    return null;
  }
}
