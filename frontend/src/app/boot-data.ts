import type { ServedContactForm } from '../domain/contact-message';

import { scriptJson } from './script-json';

/** What the server hands the browser beside the page: the answers it was drawn from, and the moment it was drawn at. */
export interface BootData {
  /** ISO 8601 UTC. */
  now: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Key of a read (path with query) to its answer, as a value of the domain: the server has parsed it. */
  answers: Record<string, unknown>;
  /** How the form ended that a browser without a script sent to this page; absent where the page was only asked for. */
  form?: ServedContactForm;
}

export const BOOT_ELEMENT_ID = 'boot';

/** The boot data as the text of its script element. */
export function serializeBootData(boot: BootData): string {
  return scriptJson(boot);
}

/** Reads back what `serializeBootData` wrote on this very page. Throws a SyntaxError when the page is cut short. */
export function parseBootData(json: string): BootData {
  return JSON.parse(json) as BootData;
}
