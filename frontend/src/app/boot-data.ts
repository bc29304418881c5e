import type { Boot } from '../features/boot/boot-context';
import { scriptJson } from './script-json';

export interface BootData extends Boot {
  /** The key is the path with its query; the answer is already a domain value. */
  answers: Record<string, unknown>;
}

export const BOOT_ELEMENT_ID = 'boot';
export const STRUCTURED_DATA_ID = 'structured-data';

export function serializeBootData(boot: BootData): string {
  return scriptJson(boot);
}

/** Throws a SyntaxError if the page was cut short. */
export function parseBootData(json: string): BootData {
  return JSON.parse(json) as BootData;
}
