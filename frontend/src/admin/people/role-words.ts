import type { StaffRole } from '../kit/session/session-store';

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  host: 'Host',
  manager: 'Manager',
  owner: 'Owner',
};

/** What each role is for, where one is chosen. */
export const ROLE_HELP: Readonly<Record<StaffRole, string>> = {
  host: 'Tonight and messages: marks dishes sold out, answers guests.',
  manager: 'Everything guests read: menu, drinks, offers, events, hours.',
  owner: 'All of that, the restaurant’s settings, and these accounts.',
};
