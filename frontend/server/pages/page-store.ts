import { LRUCache } from 'lru-cache';
import type { AppEntry, Rendered } from '../app-entry';
import type { Answer, Content } from '../content/content';
import type { ContentStore } from '../content/content-store';
import type { Freshness } from '../content/describe-freshness';
import { Representation } from '../http/representation';

/** Text that depends on the clock, such as "open now", is at most this old where the content stays the same. */
export const MAX_PAGE_AGE_MS = 60_000;
const MAX_PAGES = 300;
const MAX_PAGE_BYTES = 64 * 1024 * 1024;

export type Page =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; representation: Representation };

interface KeptPage {
  page: Page & { kind: 'page' };
  keys: readonly string[];
  /** What it was drawn from, in the order of its keys; null for what had no good copy. */
  drawnFrom: readonly (Content | null)[];
  drawnAt: number;
}

export interface PageStoreOptions {
  app: AppEntry;
  assets: unknown;
  content: ContentStore;
  publicOrigin: string;
  /** False in development, where the code of a page changes while its content stays. */
  isKept: boolean;
}

/** Pages, drawn again only when their content changed or the clock moved on; one drawing at a time a page. */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #kept = new LRUCache<string, KeptPage>({
    max: MAX_PAGES,
    maxSize: MAX_PAGE_BYTES,
    sizeCalculation: ({ page }) => page.representation.body.length + 1,
  });
  readonly #drawing = new Map<string, Promise<unknown>>();

  constructor(options: PageStoreOptions) {
    this.#options = options;
  }

  /** The page at a path, drawn from content as fresh as the content store gives. Rejects where drawing throws. */
  async read(pathname: string): Promise<{ page: Page; freshness: Freshness }> {
    const keys = this.#kept.get(pathname)?.keys ?? this.#keysOf(pathname);
    const answers = await Promise.all(keys.map((key) => this.#options.content.read(key)));
    const contents = answers.map(goodCopy);
    return { page: await this.#pageOf(pathname, keys, contents), freshness: freshnessOf(answers) };
  }

  /** The page with what came of a form on it: drawn for one visitor, so never kept and never taken from what is. */
  async drawForm(pathname: string, form: unknown): Promise<{ html: string; freshness: Freshness }> {
    const keys = this.#keysOf(pathname);
    const answers = await Promise.all(keys.map((key) => this.#options.content.read(key)));
    const rendered = await this.#render(pathname, keys, answers.map(goodCopy), form);
    if (rendered.kind !== 'page') throw new Error(`There is no page at ${pathname}.`);
    return { html: rendered.html, freshness: freshnessOf(answers) };
  }

  #keysOf(pathname: string): readonly string[] {
    return this.#options.app.dataKeysFor(pathname).map(({ key }) => key);
  }

  async #pageOf(
    pathname: string,
    keys: readonly string[],
    contents: readonly (Content | null)[],
  ): Promise<Page> {
    for (;;) {
      const kept = this.#kept.get(pathname);
      if (kept && isCurrent(kept, contents)) return kept.page;
      const pending = this.#drawing.get(pathname);
      if (!pending) break;
      // Its failure is told to the one who started it; whoever waited draws again.
      await pending.catch(() => undefined);
    }
    const drawing = this.#draw(pathname, keys, contents).finally(() => this.#drawing.delete(pathname));
    this.#drawing.set(pathname, drawing);
    return drawing;
  }

  async #draw(
    pathname: string,
    keys: readonly string[],
    contents: readonly (Content | null)[],
  ): Promise<Page> {
    const rendered = await this.#render(pathname, keys, contents);
    if (rendered.kind === 'redirect') return rendered;
    const page = { ...rendered, representation: this.#representationOf(pathname, rendered) };
    if (this.#options.isKept) {
      this.#kept.set(pathname, { page, keys, drawnFrom: contents, drawnAt: performance.now() });
    }
    return page;
  }

  #render(
    pathname: string,
    keys: readonly string[],
    contents: readonly (Content | null)[],
    form?: unknown,
  ): Promise<Rendered> {
    const { app, assets, publicOrigin } = this.#options;
    const data = Object.fromEntries(
      keys.flatMap((key, index) => (contents[index] ? [[key, contents[index].json]] : [])),
    );
    const url = new URL(pathname, publicOrigin);
    return app.render({ url, data, now: new Date(), assets, ...(form === undefined ? {} : { form }) });
  }

  /** Keeps what is compressed already where a new drawing gave the same bytes. */
  #representationOf(pathname: string, { html }: Rendered & { kind: 'page' }): Representation {
    const body = Buffer.from(html, 'utf8');
    const held = this.#kept.peek(pathname)?.page.representation;
    return held?.body.equals(body) ? held : new Representation(body, 'text/html; charset=utf-8', null);
  }
}

function goodCopy(answer: Answer): Content | null {
  return answer.kind === 'content' ? answer.content : null;
}

function isCurrent(kept: KeptPage, contents: readonly (Content | null)[]): boolean {
  return (
    performance.now() - kept.drawnAt < MAX_PAGE_AGE_MS &&
    kept.drawnFrom.length === contents.length &&
    kept.drawnFrom.every((content, index) => content === contents[index])
  );
}

/** The worst of what a page is drawn from. */
function freshnessOf(answers: readonly Answer[]): Freshness {
  const isMissing = answers.some((answer) => goodCopy(answer) === null);
  const isStale = answers.some((answer) => answer.kind !== 'content' || answer.isStale);
  const ages = answers.map((answer) => (answer.kind === 'content' ? answer.ageMs : 0));
  return { state: isMissing ? 'missing' : isStale ? 'stale' : 'fresh', ageMs: Math.max(0, ...ages) };
}
