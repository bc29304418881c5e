import type { Environment } from '../../environment/environment';

export interface Limit {
  points: number;
  seconds: number;
  /** The message for a refused caller; `wait` is like `in 4 minutes`. */
  sentence(wait: string): string;
}

const QUARTER_OF_AN_HOUR = 15 * 60;
const HOUR = 60 * 60;
/**
 * An account's limit over all addresses is this many times that of one address, so that a stranger can't lock the owner
 * out.
 */
const ALL_ADDRESSES_FACTOR = 10;

const signIns = (points: number): Limit => ({
  points,
  seconds: QUARTER_OF_AN_HOUR,
  sentence: (wait) => `There were too many failed sign-ins. Please try again ${wait}.`,
});

/** Emails that anybody can have sent to a staff member. */
const forgotten = (points: number): Limit => ({
  points,
  seconds: HOUR,
  sentence: (wait) => `Too many links requested. Please try again ${wait}, or ask an owner for one.`,
});

const messages = (points: number): Limit => ({
  points,
  seconds: HOUR,
  sentence: (wait) => `We cannot take more messages right now. Please try again ${wait}, or call us.`,
});

export const limitRules = (settings: Environment['limits']) => ({
  loginPerAccount: signIns(settings.loginPerAccount),
  loginPerAccountInAll: signIns(settings.loginPerAccount * ALL_ADDRESSES_FACTOR),
  loginPerAddress: signIns(settings.loginPerAddress),
  // Only someone with the password gets this far. A guesser with many addresses must not get more tries at six digits.
  codesPerPassword: { ...signIns(20), seconds: HOUR },
  forgottenPerAddress: forgotten(20),
  forgottenPerAccount: forgotten(3),
  forgottenPerAccountInAll: forgotten(10),
  contactPerAddress: messages(settings.contactPerAddress),
  contactInAll: messages(settings.contactInAll),
  // Counted separately, so that bots, which fill the hidden field, can't use up everyone else's limit.
  spamInAll: messages(settings.contactInAll),
  repliesPerAccount: {
    points: 30,
    seconds: HOUR,
    sentence: (wait: string) => `You’ve sent 30 replies in an hour, which is the limit. Try again ${wait}.`,
  },
});

export type LimitName = keyof ReturnType<typeof limitRules>;

/** A wait in words, rounded up to minutes: `in a minute`, `in 4 minutes`. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
