import { NO_NAME } from '../contract/entities/person';
import { emailAddress } from '../contract/values';

/**
 * The name as every colleague may see it. An account without one is stored by its email address, which only owners and
 * the history show.
 */
export const shownName = (name: string) => (emailAddress.safeParse(name).success ? NO_NAME : name);
