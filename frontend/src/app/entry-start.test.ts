// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi, type Mock } from 'vitest';

const A_FEW_FRAMES_MS = 100;
const started: string[] = [];

/** jsdom has no fonts. */
const added: string[] = [];

beforeEach(() => {
  added.length = 0;
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
      load = async () => this;
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family, source }: Record<string, string>) => added.push(`${family} ${source}`) },
  });
  vi.useFakeTimers();
  vi.resetModules();
  started.length = 0;
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['seen'];
  delete document.documentElement.dataset['whole'];
  Object.assign(globalThis, { started });
  const script = document.createElement('script');
  script.dataset['scripts'] = ['entry', 'page'].map(moduleThatTells).join(' ');
  script.dataset['fonts'] = '/display.woff2 /body.woff2';
  document.body.replaceChildren(script);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A number makes each address new to the module cache. */
let imports = 0;
function moduleThatTells(name: string): string {
  return `data:text/javascript,globalThis.started.push('${name}');//${imports++}`;
}

async function loadPage(readyState: DocumentReadyState): Promise<void> {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  await import('./entry-start');
}

async function expectStarted(names: string[]): Promise<void> {
  vi.useRealTimers();
  await expect.poll(() => started.toSorted()).toEqual(names);
}

test('starts the scripts once the page has loaded', async () => {
  await loadPage('loading');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(started).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  await expectStarted(['entry', 'page']);
});

test('notes when the page arrived', async () => {
  vi.setSystemTime(1_795_900_000_000);
  await loadPage('loading');
  expect(document.documentElement.dataset['arrived']).toBe('1795900000000');
});

test('starts them at once if the page has already loaded', async () => {
  await loadPage('complete');
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  await expectStarted(['entry', 'page']);
});

test('loads the fonts with the scripts', async () => {
  await loadPage('complete');
  expect(added).toEqual([]);
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  expect(added).toEqual(['Fraunces Variable url(/display.woff2)', 'Figtree Variable url(/body.woff2)']);
});

test('waits until the pictures of the first view are painted, not for the lazy ones', async () => {
  let decoded = () => {};
  const first = Object.assign(new Image(), { decode: () => new Promise<void>((done) => (decoded = done)) });
  const lazy = Object.assign(new Image(), { decode: () => new Promise<void>(() => {}) });
  Object.defineProperty(lazy, 'loading', { value: 'lazy' });
  document.body.append(first, lazy);
  await loadPage('complete');
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  expect(started).toEqual([]);
  decoded();
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  await expectStarted(['entry', 'page']);
});

test('fetches the lazy pictures in view with the scripts, and lower ones once the visitor moves', async () => {
  const [inView, lower] = [10, 5_000].map((top) => {
    const picture = Object.assign(new Image(), { getBoundingClientRect: () => new DOMRect(0, top, 90, 90) });
    Object.defineProperty(picture, 'loading', { value: 'lazy', writable: true });
    return picture;
  });
  document.body.append(inView ?? '', lower ?? '');
  await loadPage('complete');
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  expect([inView?.loading, lower?.loading]).toEqual(['eager', 'lazy']);
  expect(document.documentElement.dataset['seen']).toBe('top');
  window.dispatchEvent(new Event('scroll'));
  expect(document.documentElement.dataset['seen']).toBe('all');
});

test('waits for the visitor although the address says where the visitor comes from', async () => {
  history.replaceState(null, '', '?utm_source=news&fbclid=q');
  await loadPage('complete');
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  expect(document.documentElement.dataset['seen']).toBe('top');
  window.dispatchEvent(new Event('scroll'));
  expect(document.documentElement.dataset['seen']).toBe('all');
});

test.each(['?q=gambas', '?utm_source=news&dish=7'])(
  'fetches all of them with the scripts for %s',
  async (search) => {
    history.replaceState(null, '', search);
    await loadPage('loading');
    expect(document.documentElement.dataset['seen']).toBeUndefined();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
    expect(document.documentElement.dataset['seen']).toBe('all');
  },
);

test('a resize loads the lower pictures, but not before the first view', async () => {
  await loadPage('loading');
  window.dispatchEvent(new Event('resize'));
  expect(document.documentElement.dataset['seen']).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(A_FEW_FRAMES_MS);
  expect(document.documentElement.dataset['seen']).toBe('top');
  window.dispatchEvent(new Event('resize'));
  expect(document.documentElement.dataset['seen']).toBe('all');
});

test.each(['pointerdown', 'keydown', 'scroll'])(
  'starts them at a %s, only once, and lets in what waits for the first view',
  async (type) => {
    await loadPage('loading');
    expect(document.documentElement.dataset['seen']).toBeUndefined();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(document.documentElement.dataset['seen']).toBe('all');
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5_000);
    await expectStarted(['entry', 'page']);
  },
);

test('does not wait longer than four seconds for a picture', async () => {
  await loadPage('loading');
  await vi.advanceTimersByTimeAsync(4_000);
  await expectStarted(['entry', 'page']);
});

describe('scripts that are gone, as after an update of the site', () => {
  const reload = vi.fn();

  async function startGone(): Promise<void> {
    reload.mockClear();
    vi.stubGlobal('location', { href: 'https://x/menu', search: '', reload });
    const script = document.querySelector('script');
    if (script) script.dataset['scripts'] = `data:text/javascript,gone();//${imports++}`;
    await loadPage('loading');
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  }

  /** The scripts are tried again for seconds; between two tries, their import really fails. */
  async function untilCalled(called: Mock): Promise<void> {
    const later = async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(called).toHaveBeenCalledOnce();
    };
    await vi.waitFor(later, { timeout: 60_000 });
  }

  test('have the page loaded again, once', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await startGone();
    await untilCalled(reload);
    expect(asked).toHaveBeenCalledExactlyOnceWith('https://x/menu', { method: 'HEAD' });
    expect(sessionStorage.getItem('reloaded-for-page')).toBe('https://x/menu');
  });

  test.each<[string, () => void]>([
    ['it was already', () => sessionStorage.setItem('reloaded-for-page', 'https://x/menu')],
    [
      'the site cannot be reached',
      () => vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch')),
    ],
    [
      'the visitor is writing',
      () => document.body.append(Object.assign(document.createElement('textarea'), { value: 'Hola' })),
    ],
  ])('do not if %s', async (_, prepare) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    sessionStorage.clear();
    prepare();
    // The failure is reported, to Vitest as well.
    const listeners = process.rawListeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    onTestFinished(() => {
      for (const each of listeners) process.on('unhandledRejection', each as () => void);
    });
    const report = vi.fn();
    process.once('unhandledRejection', report);
    await startGone();
    await untilCalled(report);
    expect(reload).not.toHaveBeenCalled();
  });
});

const visitOf = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);

test('lays out distant sections once the fonts are loaded, one at a time', async () => {
  visitOf('navigate');
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const page = document.createElement('main');
  const list = document.createElement('div');
  list.setAttribute('role', 'tabpanel');
  list.append(document.createElement('section'));
  page.append(document.createElement('section'), list);
  document.body.append(page);
  const laidOut = () => page.querySelectorAll('[data-laid]').length;
  await loadPage('loading');
  expect(laidOut()).toBe(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(laidOut()).toBe(1);
  idle.shift()?.();
  expect(laidOut()).toBe(2);
  expect(document.documentElement.dataset['whole']).toBeUndefined();
  idle.shift()?.();
  expect(document.documentElement.dataset['whole']).toBe('');
});

test('lays out everything at once when a scroll position is restored', async () => {
  visitOf('reload');
  await loadPage('loading');
  expect(document.documentElement.dataset['whole']).toBe('');
});
