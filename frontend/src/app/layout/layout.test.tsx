import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { siteOnDemand } from '../../api/on-demand';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { AnswersContext, AnswerStore } from '../../features/boot/answer-store';
import { renderWithSite } from '../../testing/render-with-site';
import { pageAt } from '../pages';
import { Layout } from './layout';

beforeEach(() => {
  // jsdom lacks them.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });
});

function pageAbout() {
  const page = pageAt('/about');
  if (!page) throw new Error('There is no page about the restaurant.');
  return page;
}

it('moves focus to the new page after a link in the footer, where it would be a page’s length below', async () => {
  renderWithSite(<Layout page={pageAbout()}>Our story</Layout>, { address: '/about' });
  await userEvent
    .setup()
    .click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Events' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('announces a page and drops the structured data of the first only after a navigation, not a jump within the page', async () => {
  const data = document.createElement('script');
  Object.assign(data, { id: 'structured-data', type: 'application/ld+json', textContent: '{"a":1}' });
  document.body.append(data);
  history.replaceState(null, '', '/about');
  onTestFinished(() => {
    data.remove();
    history.replaceState(null, '', '/');
  });
  render(
    <AnswersContext value={new AnswerStore({ [siteOnDemand.key]: DEFAULT_SITE })}>
      <BrowserRouter>
        <Layout page={pageAbout()}>Our story</Layout>
      </BrowserRouter>
    </AnswersContext>,
  );
  const announced = () => document.querySelector('p[aria-live]')?.textContent;
  const jumped = new Promise((heard) => window.addEventListener('popstate', heard, { once: true }));
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  await jumped;
  await waitFor(() => expect(window.location.hash).toBe('#content'));
  await new Promise(requestAnimationFrame);
  expect([announced(), data.textContent]).toEqual(['', '{"a":1}']);
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Menu' }));
  await waitFor(() => expect([announced(), data.textContent]).toEqual(['About', '{}']));
});
