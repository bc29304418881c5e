/** What the host asks of the app that it serves. The app is built apart and found at run time. */
export interface DataNeed {
  /** Path and query of a public read. */
  key: string;
  /** Without an answer to it the page is a 503. */
  required: boolean;
}

export interface RenderRequest {
  url: URL;
  /** Key to the parsed body of its answer; a key that has no good copy is absent. */
  data: Record<string, unknown>;
  now: Date;
  /** The client build's manifest; null in development. */
  assets: unknown;
}

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; html: string };

export interface AppEntry {
  dataKeysFor(pathname: string): readonly DataNeed[];
  allDataKeys(): readonly string[];
  render(request: RenderRequest): Promise<Rendered>;
}

const EXPORTS = ['dataKeysFor', 'allDataKeys', 'render'] as const;

/** Loads the built app from a file URL. Throws, naming what is missing, where the module isn't one. */
export async function loadAppEntry(url: string): Promise<AppEntry> {
  const module = (await import(/* @vite-ignore */ url)) as Partial<AppEntry>;
  const missing = EXPORTS.filter((name) => typeof module[name] !== 'function');
  if (missing.length > 0) throw new Error(`${url} does not export ${missing.join(', ')}.`);
  return module as AppEntry;
}
