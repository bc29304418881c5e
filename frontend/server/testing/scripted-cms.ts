import { vi } from 'vitest';
import type { Content, FetchContent, Outcome } from '../content/content';
import { ContentStatus } from '../content/content-status';
import { ContentStore } from '../content/content-store';
import type { CopiesOnDisk } from '../content/copies-on-disk';

export const KEY = '/api/menu/full';

export function content(text: string): Content {
  return { body: Buffer.from(text), json: { text }, etag: `"${text}"` };
}

/** A CMS whose answers and timing the test controls. */
class ScriptedCms {
  calls = 0;
  known: Array<Content | null> = [];
  answer: (signal: AbortSignal) => Promise<Outcome> = async () => ({
    kind: 'content',
    content: content('one'),
  });
  readonly fetch: FetchContent = (_key, known, { signal }) => {
    this.calls += 1;
    this.known.push(known);
    return this.answer(signal);
  };

  after(milliseconds: number, outcome: Outcome): void {
    this.answer = () => new Promise((resolve) => setTimeout(() => resolve(outcome), milliseconds));
  }

  hang(): void {
    this.answer = (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'failed', cause: 'aborted' }));
      });
  }
}

export const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn() };

export function setUp(
  ownKeys = [KEY],
  disk: Pick<CopiesOnDisk, 'read' | 'keep' | 'keepTrying'> | null = null,
) {
  const cms = new ScriptedCms();
  const status = new ContentStatus(log as never);
  const store = new ContentStore({
    fetchContent: cms.fetch,
    status,
    ownKeys: new Set(ownKeys),
    requiredKeys: new Set(ownKeys),
    disk: disk as CopiesOnDisk | null,
  });
  return { cms, status, store };
}

export async function reading(store: ContentStore, key = KEY) {
  const start = performance.now();
  const answer = await store.read(key);
  const text = answer.kind === 'content' ? answer.content.body.toString() : answer.kind;
  return { text, tookMs: performance.now() - start, answer };
}
