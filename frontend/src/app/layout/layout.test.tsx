import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { pageAt } from '../pages';
import { Layout } from './layout';

it('moves focus to the new page after a link in the footer, where it would be a page’s length below', async () => {
  // jsdom lacks both.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = pageAt('/about');
  if (!page) throw new Error('There is no page about the restaurant.');
  renderWithSite(<Layout page={page}>Our story</Layout>, { address: '/about' });
  await userEvent
    .setup()
    .click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Events' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
