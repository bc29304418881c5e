import { LRUCache } from 'lru-cache';
import type { Answer, Content, Freshness } from '../content/content';
import type { AppEntry, HostParts } from '../host-parts';
import { Representation } from '../http/representation';
import { pagePolicy } from '../http/security-headers';

/** Clock-dependent text such as "open now" is at most this old when the content stays the same. */
const MAX_PAGE_AGE_MS = 60_000;
const MAX_PAGES = 300;
const MAX_PAGE_BYTES = 64 * 1024 * 1024;

type Rendered = Awaited<ReturnType<AppEntry['render']>>;
export type ServedForm = NonNullable<Parameters<AppEntry['render']>[0]['form']>;

export type Page =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; policy: string; representation: Representation };

interface KeptPage {
  page: Page & { kind: 'page' };
  keys: readonly string[];
  renderedFrom: readonly (Content | null)[];
  renderedAt: number;
}

export class PageStore {
  readonly #kept = new LRUCache<string, KeptPage>({
    max: MAX_PAGES,
    maxSize: MAX_PAGE_BYTES,
    sizeCalculation: ({ page }) => page.representation.body.length + 1,
  });
  readonly #rendering = new Map<string, Promise<unknown>>();

  constructor(private readonly parts: HostParts) {}

  async read(pathname: string): Promise<{ page: Page; freshness: Freshness }> {
    const { keys, contents, freshness } = await this.#contentOf(pathname);
    return { page: await this.#pageOf(pathname, keys, contents), freshness };
  }

  /** Rendered for one visitor, so never cached and never taken from the cache. */
  async renderForm(
    pathname: string,
    form: ServedForm,
  ): Promise<{ html: string; policy: string; freshness: Freshness }> {
    const { keys, contents, freshness } = await this.#contentOf(pathname);
    const rendered = await this.#render(pathname, keys, contents, form);
    if (rendered.kind !== 'page') throw new Error(`There is no page at ${pathname}.`);
    const { html, style } = rendered;
    return { html, policy: pagePolicy(this.parts.security, style), freshness };
  }

  async #contentOf(pathname: string) {
    const { app, content } = this.parts;
    const keys = this.#kept.get(pathname)?.keys ?? app.dataKeysFor(pathname).map(({ key }) => key);
    const answers = await Promise.all(keys.map((key) => content.read(key)));
    return { keys, contents: answers.map(goodCopy), freshness: freshnessOf(answers) };
  }

  async #pageOf(
    pathname: string,
    keys: readonly string[],
    contents: readonly (Content | null)[],
  ): Promise<Page> {
    for (;;) {
      const kept = this.#kept.get(pathname);
      if (kept && isCurrent(kept, contents)) return kept.page;
      const pending = this.#rendering.get(pathname);
      if (!pending) break;
      // Whoever started it gets the error; those who waited render again.
      await pending.catch(() => undefined);
    }
    const rendering = this.#renderPage(pathname, keys, contents).finally(() =>
      this.#rendering.delete(pathname),
    );
    this.#rendering.set(pathname, rendering);
    return rendering;
  }

  async #renderPage(
    pathname: string,
    keys: readonly string[],
    contents: readonly (Content | null)[],
  ): Promise<Page> {
    const rendered = await this.#render(pathname, keys, contents);
    if (rendered.kind === 'redirect') return rendered;
    const { kind, status, style } = rendered;
    const policy = pagePolicy(this.parts.security, style);
    const page = { kind, status, policy, representation: this.#representationOf(pathname, rendered) };
    // In development code changes while content stays.
    if (!this.parts.development) {
      this.#kept.set(pathname, { page, keys, renderedFrom: contents, renderedAt: performance.now() });
    }
    return page;
  }

  #render(
    pathname: string,
    keys: readonly string[],
    contents: readonly (Content | null)[],
    form?: ServedForm,
  ): Promise<Rendered> {
    const { app, assets, environment } = this.parts;
    const data = Object.fromEntries(
      keys.flatMap((key, index) => (contents[index] ? [[key, contents[index].json]] : [])),
    );
    const url = new URL(pathname, environment.publicOrigin);
    return app.render({ url, data, now: new Date(), assets, ...(form && { form }) });
  }

  #representationOf(pathname: string, { html }: Rendered & { kind: 'page' }): Representation {
    const body = Buffer.from(html, 'utf8');
    const held = this.#kept.peek(pathname)?.page.representation;
    return held?.body.equals(body) ? held : new Representation(body, 'text/html; charset=utf-8');
  }
}

function goodCopy(answer: Answer): Content | null {
  return answer.kind === 'content' ? answer.content : null;
}

function isCurrent(kept: KeptPage, contents: readonly (Content | null)[]): boolean {
  return (
    performance.now() - kept.renderedAt < MAX_PAGE_AGE_MS &&
    kept.renderedFrom.length === contents.length &&
    kept.renderedFrom.every((content, index) => content === contents[index])
  );
}

function freshnessOf(answers: readonly Answer[]): Freshness {
  const isMissing = answers.some((answer) => goodCopy(answer) === null);
  const isStale = answers.some((answer) => answer.kind !== 'content' || answer.isStale);
  const ages = answers.map((answer) => (answer.kind === 'content' ? answer.ageMs : 0));
  return { state: isMissing ? 'missing' : isStale ? 'stale' : 'fresh', ageMs: Math.max(0, ...ages) };
}
