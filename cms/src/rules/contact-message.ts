import { folded } from './search';
import { tidyLine } from './plain-text';

export const SUBJECT_WHEN_MISSING = 'Contact from website';

const SEARCHED = ['name', 'email', 'subject', 'phone', 'message'] as const;

export function searchTextOf(message: Record<string, unknown>): string {
  return SEARCHED.map((name) => message[name])
    .filter((value) => typeof value === 'string')
    .map(folded)
    .join('\n');
}

export function changesSearchText(data: object): boolean {
  return SEARCHED.some((name) => name in data);
}

const MAX_PATH_LENGTH = 500;

/** The page that the browser says a message was sent from: cleaned up, cut to 500 characters, never refused. */
export function tidyPagePath(header: string): string {
  return tidyLine(header.replaceAll(/\p{Cc}+/gu, ' '))
    .slice(0, MAX_PATH_LENGTH)
    .toWellFormed();
}
