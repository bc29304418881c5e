import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveEntryKey } from './scroll-places';
import { useScrollPlace } from './use-scroll-place';

/** What React waits for before it shows another entry. */
let held: Promise<void> | null = null;

function Page() {
  const { hash } = useLocation();
  if (hash !== '' && held) use(held);
  useScrollPlace();
  return (
    <>
      <main id="content" />
      {/* The browser scrolls by itself, but jsdom does not. */}
      <a href="#content" onClick={() => vi.stubGlobal('scrollY', 0)}>
        Back to top
      </a>
      <p>Shown: {hash}</p>
    </>
  );
}

/** What jsdom lacks: it has no layout. */
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top));
  vi.stubGlobal(
    'ResizeObserver',
    class extends EventTarget {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => scrollTo(0) });
  // `entry-client.tsx` adds it, too, before it hydrates the page.
  window.addEventListener('popstate', giveEntryKey);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});

afterEach(() => {
  held = null;
  window.removeEventListener('popstate', giveEntryKey);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  sessionStorage.clear();
});

async function jump() {
  fireEvent.click(screen.getByRole('link', { name: 'Back to top' }));
  await waitFor(() => expect(window.location.hash).toBe('#content'));
  expect(window.scrollY).toBe(0);
}

it('follows “Back to top” to the top every time, and Back to where it was pressed', async () => {
  for (const left of [2_000, 1_500]) {
    let letGo = () => {};
    held = new Promise((resolve) => (letGo = resolve));
    scrollTo(left);
    await jump();
    // Before React shows the place.
    scrollTo(300);
    letGo();
    await screen.findByText('Shown: #content');
    expect(window.scrollY).toBe(300);
    act(() => history.back());
    await waitFor(() => expect(window.location.hash).toBe(''));
    await waitFor(() => expect(window.scrollY).toBe(left));
    act(() => history.forward());
    await waitFor(() => expect(window.scrollY).toBe(300));
    act(() => history.back());
    await waitFor(() => expect(window.scrollY).toBe(left));
  }
});

it('returns with Back even before React has shown the place', async () => {
  held = new Promise(() => {});
  scrollTo(2_000);
  await jump();
  act(() => history.back());
  await waitFor(() => expect(window.location.hash).toBe(''));
  await waitFor(() => expect(window.scrollY).toBe(2_000));
});

it('is at the top of an entry whose hash is malformed', async () => {
  scrollTo(2_000);
  history.pushState({ key: 'odd' }, '', '#%E0%A4%A');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText('Shown: #%E0%A4%A');
  expect(window.scrollY).toBe(0);
});
