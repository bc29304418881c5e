import type { LimitSettings } from '../environment-limits';

export type LimitName =
  | 'loginPerAccount'
  | 'loginPerAccountInAll'
  | 'loginPerAddress'
  | 'contactPerAddress'
  | 'contactInAll'
  | 'spamInAll';

export interface Limit {
  name: LimitName;
  points: number;
  seconds: number;
  /** What whoever is refused is told; `wait` is like `in 4 minutes`. */
  sentence(wait: string): string;
}

const quarterOfAnHour = 15 * 60;
const hour = 60 * 60;
/** How often from all addresses, against once from each: a stranger elsewhere is not to shut an account for its owner. */
const addressesOfAnAccount = 10;

const signIn = (wait: string) => `There were too many failed sign-ins. Please try again ${wait}.`;
const contact = (wait: string) =>
  `We cannot take more messages right now. Please try again ${wait}, or call us.`;

/** Every limit: how often within how long, and what is said beyond it. */
export function limitRules(settings: LimitSettings): Limit[] {
  const inAll = settings.loginPerAccount * addressesOfAnAccount;
  return [
    { name: 'loginPerAccount', points: settings.loginPerAccount, seconds: quarterOfAnHour, sentence: signIn },
    { name: 'loginPerAccountInAll', points: inAll, seconds: quarterOfAnHour, sentence: signIn },
    { name: 'loginPerAddress', points: settings.loginPerAddress, seconds: quarterOfAnHour, sentence: signIn },
    { name: 'contactPerAddress', points: settings.contactPerAddress, seconds: hour, sentence: contact },
    { name: 'contactInAll', points: settings.contactInAll, seconds: hour, sentence: contact },
    // Of its own, so that those who fill the hidden field can't close the form for the others.
    { name: 'spamInAll', points: settings.contactInAll, seconds: hour, sentence: contact },
  ];
}

/** A wait, from its seconds, in words and rounded up: `in a minute`, `in 4 minutes`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
