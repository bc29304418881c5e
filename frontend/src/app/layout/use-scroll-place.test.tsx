import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { giveEntryKey } from './scroll-places';
import { useScrollPlace } from './use-scroll-place';

function Page() {
  useScrollPlace();
  return (
    <>
      <main id="content" />
      <a href="#content">Back to top</a>
    </>
  );
}

/** What jsdom lacks: it has no layout. */
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  sessionStorage.clear();
});

it('follows “Back to top” to the top every time, and Back to where it was pressed', async () => {
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top));
  vi.stubGlobal(
    'ResizeObserver',
    class extends EventTarget {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => scrollTo(0) });
  // `entry-client.tsx` adds it, too, before it hydrates the page.
  window.addEventListener('popstate', giveEntryKey);
  onTestFinished(() => window.removeEventListener('popstate', giveEntryKey));
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  for (const left of [2_000, 1_500]) {
    scrollTo(left);
    fireEvent.click(screen.getByRole('link', { name: 'Back to top' }));
    await waitFor(() => expect(window.location.hash).toBe('#content'));
    await waitFor(() => expect(window.scrollY).toBe(0));
    scrollTo(300);
    act(() => history.back());
    await waitFor(() => expect(window.location.hash).toBe(''));
    await waitFor(() => expect(window.scrollY).toBe(left));
    act(() => history.forward());
    await waitFor(() => expect(window.scrollY).toBe(300));
    act(() => history.back());
    await waitFor(() => expect(window.scrollY).toBe(left));
  }
});
