import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { PrivacyPage } from './privacy-page';

it('lists every contact through which one can ask for erasure', () => {
  const { unmount } = renderWithSite(<PrivacyPage />);
  expect(screen.getByRole('link', { name: '(617) 555-0142' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hola@casabodegon.example' })).toBeInTheDocument();
  expect(screen.getByText(/Send a letter to/)).toHaveTextContent('139 Tremont Street, Boston, MA 02111');
  unmount();
  renderWithSite(<PrivacyPage />, { site: { phone: '' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  [12, 'after 12 months'],
  [1, 'after a month'],
])('says that messages are kept for %s months', (message_months, words) => {
  renderWithSite(<PrivacyPage />, { site: { message_months } });
  expect(screen.getByText(/sooner if you ask/)).toHaveTextContent(`We delete it ${words}, or sooner`);
});
