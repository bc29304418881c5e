import type { ServedContactForm } from '../domain/contact-message';

import { scriptJson } from './script-json';

export interface BootData {
  now: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** The key is the path with its query; the answer is already a value of the domain. */
  answers: Record<string, unknown>;
  form?: ServedContactForm;
}

export const BOOT_ELEMENT_ID = 'boot';

export function serializeBootData(boot: BootData): string {
  return scriptJson(boot);
}

/** Throws a SyntaxError when the page was cut short. */
export function parseBootData(json: string): BootData {
  return JSON.parse(json) as BootData;
}
