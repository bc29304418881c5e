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
  /** What came of a form that was sent to this page, as the app said it; absent where the page is only asked for. */
  form?: unknown;
}

/** What a form is answered with. The host passes `form` back to the app, which draws the page from it. */
export interface FormResult {
  status: number;
  /** One sentence, for where the page can't be drawn. */
  text: string;
  retryAfterSeconds: number | null;
  form: unknown;
}

/** What a call to the CMS came to: its answer, or why there is none. */
export type CallOutcome =
  { status: number; body: unknown; retryAfter: string | undefined } | 'away' | 'timed-out';

export interface FormCall {
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** What the app makes of a form: a result at once, or a call to the CMS and what its outcome means. */
export type FormStep =
  | { kind: 'settled'; result: FormResult }
  | { kind: 'call'; call: FormCall; settle: (outcome: CallOutcome) => FormResult };

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; html: string };

export interface AppEntry {
  dataKeysFor(pathname: string): readonly DataNeed[];
  allDataKeys(): readonly string[];
  /** The path of every public page. */
  pagePaths(): readonly string[];
  render(request: RenderRequest): Promise<Rendered>;
  /** Whether the staff's admin has something at this path. */
  isAdminPath(pathname: string): boolean;
  /** The document of the staff's admin, with the nonce that its styles carry. */
  drawAdminDocument(request: { nonce: string; assets: unknown }): string | Promise<string>;
  /** Reads the contact form that was sent to the page at `pagePath`. */
  readContactForm(fields: ReadonlyMap<string, string>, pagePath: string): FormStep;
}

const EXPORTS = [
  'dataKeysFor',
  'allDataKeys',
  'pagePaths',
  'render',
  'isAdminPath',
  'drawAdminDocument',
  'readContactForm',
] as const;

/** Loads the built app from a file URL. Throws, naming what is missing, where the module isn't one. */
export async function loadAppEntry(url: string): Promise<AppEntry> {
  const module = (await import(/* @vite-ignore */ url)) as Partial<AppEntry>;
  const missing = EXPORTS.filter((name) => typeof module[name] !== 'function');
  if (missing.length > 0) throw new Error(`${url} does not export ${missing.join(', ')}.`);
  return module as AppEntry;
}
