import { LRUCache } from 'lru-cache';
import { type Content, dataOf, type Freshness, freshnessOf, goodCopy } from '../content/content';
import { msSince, thisMoment, type Moment } from '../content/moment';
import type { AppEntry, HostParts } from '../host-parts';
import { Representation } from '../http/representation';
import { pagePolicy } from '../http/security-headers';
import { RenderQueue } from './render-queue';

/** Clock-dependent text such as "open now" is at most this old while the content stays the same. */
const MAX_PAGE_AGE_MS = 60_000;
const MAX_PAGES = 300;
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const MAX_CHOSEN = 60;
const MAX_CHOSEN_BYTES = 16 * 1024 * 1024;

type Rendered = Awaited<ReturnType<AppEntry['render']>>;
export type ServedForm = NonNullable<Parameters<AppEntry['render']>[0]['form']>;

export type Page =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; policy: string; representation: Representation };

interface PageContent {
  keys: readonly string[];
  contents: readonly (Content | null)[];
  freshness: Freshness;
}

interface PageRead {
  page: Page;
  freshness: Freshness;
}

interface FormPage {
  html: string;
  policy: string;
  freshness: Freshness;
}

interface CachedPage {
  page: Page & { kind: 'page' };
  /** The time printed in the page. Kept if a re-render changes nothing else, so it may be older than `renderedAt`. */
  saysAt: string;
  keys: readonly string[];
  renderedFrom: readonly (Content | null)[];
  renderedAt: Moment;
}

/** A page's address: its path and the query that it is rendered with, in one spelling. */
export interface PageAddress {
  pathname: string;
  query: string;
}

const keepPages = (max: number, maxSize: number) =>
  new LRUCache<string, CachedPage>({
    max,
    maxSize,
    sizeCalculation: ({ page }) => page.representation.body.length + 1,
  });

export class PageStore {
  readonly #plain = keepPages(MAX_PAGES, MAX_PAGE_BYTES);
  /** Made-up addresses can only push out one another. */
  readonly #chosen = keepPages(MAX_CHOSEN, MAX_CHOSEN_BYTES);
  readonly #rendering = new Map<string, Promise<unknown>>();
  readonly #choices = new RenderQueue();
  readonly #forms = new RenderQueue();

  constructor(private readonly parts: HostParts) {}

  /** Throws TooBusyError if `visitor` requested too many filtered pages at once. */
  async read(address: PageAddress, visitor: string): Promise<PageRead> {
    const content = await this.#contentOf(address.pathname);
    const page = this.#currentPage(address, content);
    if (page) return { page, freshness: content.freshness };
    if (address.query === '') return this.#draw(address, content);
    // By the time its turn comes, the content may be old, so it is read again.
    return this.#choices.run(visitor, async () =>
      this.#draw(address, await this.#contentOf(address.pathname)),
    );
  }

  async #draw(address: PageAddress, content: PageContent): Promise<PageRead> {
    return { page: await this.#pageOf(address, content), freshness: content.freshness };
  }

  #cacheFor({ query }: PageAddress): LRUCache<string, CachedPage> {
    return query === '' ? this.#plain : this.#chosen;
  }

  #currentPage(address: PageAddress, { contents }: PageContent): Page | null {
    const kept = this.#cacheFor(address).get(keyOf(address));
    const isCurrent =
      kept !== undefined &&
      msSince(kept.renderedAt) < MAX_PAGE_AGE_MS &&
      kept.renderedFrom.length === contents.length &&
      kept.renderedFrom.every((content, index) => content === contents[index]);
    return isCurrent ? kept.page : null;
  }

  /** Rendered for one visitor, so never cached and never taken from the cache. Throws TooBusyError like `read`. */
  renderForm(pathname: string, form: ServedForm, visitor: string): Promise<FormPage> {
    return this.#forms.run(visitor, () => this.#drawForm(pathname, form));
  }

  async #drawForm(pathname: string, form: ServedForm): Promise<FormPage> {
    const content = await this.#contentOf(pathname);
    const rendered = await this.#render({ pathname, query: '' }, content, new Date(), form);
    if (rendered.kind !== 'page') throw new Error(`There is no page at ${pathname}.`);
    const { freshness } = content;
    return { html: rendered.html, policy: pagePolicy(this.parts.security, rendered), freshness };
  }

  async #contentOf(pathname: string): Promise<PageContent> {
    const { app, content } = this.parts;
    const keys = this.#plain.get(pathname)?.keys ?? app.dataKeysFor(pathname).map(({ key }) => key);
    const answers = await content.readAll(keys);
    return { keys, contents: answers.map(goodCopy), freshness: freshnessOf(answers) };
  }

  async #pageOf(address: PageAddress, content: PageContent): Promise<Page> {
    const key = keyOf(address);
    for (;;) {
      const page = this.#currentPage(address, content);
      if (page) return page;
      const pending = this.#rendering.get(key);
      if (!pending) break;
      // The request that started it gets the error; those that waited render again.
      await pending.catch(() => undefined);
    }
    const rendering = this.#renderPage(address, content).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderPage(address: PageAddress, content: PageContent): Promise<Page> {
    const now = new Date();
    const rendered = await this.#render(address, content, now);
    if (rendered.kind === 'redirect') return rendered;
    const { kind, status } = rendered;
    const policy = pagePolicy(this.parts.security, rendered);
    const { representation, saysAt } = this.#representationOf(address, rendered, now.toISOString());
    const page = { kind, status, policy, representation };
    // In development, code changes while content stays the same.
    if (!this.parts.development) {
      const { keys, contents } = content;
      const kept = { page, saysAt, keys, renderedFrom: contents, renderedAt: thisMoment() };
      this.#cacheFor(address).set(keyOf(address), kept);
    }
    return page;
  }

  #render(
    address: PageAddress,
    { keys, contents }: PageContent,
    now: Date,
    form?: ServedForm,
  ): Promise<Rendered> {
    const { app, assets, environment } = this.parts;
    const data = dataOf(keys, contents);
    const url = new URL(keyOf(address), environment.publicOrigin);
    return app.render({ url, data, now, assets, ...(form && { form }) });
  }

  /**
   * Keeps the old page if only the time differs: a browser that has it gets a 304, and it need not be compressed again.
   * Pages read the visitor's clock once hydrated.
   */
  #representationOf(
    address: PageAddress,
    { html }: Rendered & { kind: 'page' },
    now: string,
  ): Pick<CachedPage, 'saysAt'> & { representation: Representation } {
    const held = this.#cacheFor(address).peek(keyOf(address));
    if (held?.page.representation.body.equals(Buffer.from(html.replaceAll(now, held.saysAt), 'utf8')))
      return { representation: held.page.representation, saysAt: held.saysAt };
    const body = Buffer.from(html, 'utf8');
    return { representation: new Representation(body, 'text/html; charset=utf-8'), saysAt: now };
  }
}

const keyOf = ({ pathname, query }: PageAddress) => pathname + query;
