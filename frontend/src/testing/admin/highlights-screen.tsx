import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from './render-in-admin';
import { HighlightsScreen } from '../../admin/highlights/highlights-screen';

/*
 * Renders the screen and reads what it shows.
 */

export function showHighlights(path = '/admin/highlights') {
  return { ...renderInAdmin(<HighlightsScreen />, { path }), user: userEvent.setup() };
}

const rows = () => within(screen.getByRole('list', { name: /^Highlights of/ })).getAllByRole('listitem');
export const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};
/** The names of the rows, and those of the cards in the preview. */
export const names = () => rows().map((row) => within(row).getByRole('link').textContent);
export const preview = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);
export const said = (text: string | RegExp) => screen.findByText(text);
