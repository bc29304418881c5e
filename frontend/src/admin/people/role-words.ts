import type { StaffRole } from '../kit/session/session-store';

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  host: 'Host',
  manager: 'Manager',
  owner: 'Owner',
};

/** What each role is for, shown next to the choice of role. */
export const ROLE_HELP: Readonly<Record<StaffRole, string>> = {
  host: 'Tonight and Messages: can mark dishes sold out and answer guests.',
  manager: 'Everything guests read: menu, drinks, offers, events, hours.',
  owner: 'All of that, plus restaurant settings and staff accounts.',
};
