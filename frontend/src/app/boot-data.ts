/** What the server hands the browser beside the page: the answers it was drawn from, and the moment it was drawn at. */
export interface BootData {
  /** ISO 8601 UTC. */
  now: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** Key of a read (path with query) to its answer, as a value of the domain: the server has parsed it. */
  answers: Record<string, unknown>;
}

export const BOOT_ELEMENT_ID = 'boot';

/** JSON that is safe inside a script element, whatever the content says. */
export function serializeBootData(boot: BootData): string {
  return JSON.stringify(boot)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Reads back what `serializeBootData` wrote on this very page. Throws a SyntaxError when the page is cut short. */
export function parseBootData(json: string): BootData {
  return JSON.parse(json) as BootData;
}
