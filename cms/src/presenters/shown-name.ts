import { NO_NAME } from '../contract/entities/person';
import { emailAddress } from '../contract/values';

/** An account without a name is stored by its email address, which only owners and the history show. */
export const shownName = (name: string) => (emailAddress.safeParse(name).success ? NO_NAME : name);
