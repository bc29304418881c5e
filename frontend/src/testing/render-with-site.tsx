import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AnswersContext, AnswerStore } from '../features/boot/answer-store';
import { onTestFinished, vi } from 'vitest';
import { siteOnDemand } from '../api/on-demand';
import type { Site } from '../domain/site';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { BootContext, FirstPageContext } from '../features/boot/boot-context';

interface Surroundings {
  /** The page's; `/` unless given. */
  address?: string;
  /** Changes to the built-in restaurant. */
  site?: Partial<Site>;
  /** More answers embedded in the page, by key. */
  answers?: Record<string, unknown>;
  now?: string;
  isFirstPage?: boolean;
}

/** Renders a part as on a page of the site, at noon on a Friday in Boston unless given. */
export function renderWithSite(part: ReactNode, surroundings: Surroundings = {}) {
  const { address = '/', site, answers, now = '2026-11-20T17:00:00.000Z', isFirstPage = true } = surroundings;
  // After hydration, a page reads the visitor’s clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  // jsdom lacks it.
  window.matchMedia = vi.fn().mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const store = new AnswerStore({ [siteOnDemand.key]: { ...DEFAULT_SITE, ...site }, ...answers });
  return render(
    <AnswersContext value={store}>
      <BootContext value={{ now, origin: 'https://casabodegon.example' }}>
        <FirstPageContext value={isFirstPage}>
          <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
        </FirstPageContext>
      </BootContext>
    </AnswersContext>,
  );
}
