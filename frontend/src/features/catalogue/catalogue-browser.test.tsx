import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Menu } from '../../domain/menu';
import { someDish } from '../../testing/dish';
import { DishCatalogue } from '../../testing/dish-catalogue';

const dish = (name: string) => someDish({ id: name, name });

const menuOf = (categories: Record<string, string[]>): Menu => ({
  currency: 'USD',
  categories: Object.entries(categories).map(([slug, names]) => ({
    name: slug,
    slug,
    items: names.map(dish),
  })),
});

function Browser({ menu, address = '/' }: { menu: Menu; address?: string }) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <DishCatalogue menu={menu}>
        {({ categories }) => categories.flatMap(({ items }) => items.map(({ id }) => <p key={id}>{id}</p>))}
      </DishCatalogue>
    </MemoryRouter>
  );
}

afterEach(() => history.replaceState(null, '', '/'));

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('counts the matches in each tab, and announces how many', async () => {
  render(<Browser menu={menuOf({ Tapas: ['Jamón', 'Gambas'], Postres: ['Flan'] })} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All 3', 'Tapas 2', 'Postres 1']);
  type('jamon');
  expect(await screen.findByText('1 dish found')).toHaveRole('status');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All 1', 'Tapas 1', 'Postres 0']);
  expect(screen.queryByText('Search and filters cleared.')).toBeNull();
  type('');
  expect(await screen.findByText('Search and filters cleared.')).toHaveRole('status');
});

it('shows all again if the chosen category disappears', () => {
  const { rerender } = render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Postres 1' }));
  expect(screen.queryByText('Gambas')).toBeNull();
  rerender(<Browser menu={menuOf({ Tapas: ['Gambas'], Vinos: ['Rioja'] })} />);
  expect(screen.getByRole('tab', { name: 'All 2' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Gambas')).toBeVisible();
});

it('selects a category that is itself called All', () => {
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], all: ['Flan'] })} />);
  fireEvent.click(screen.getByRole('tab', { name: 'all 1' }));
  expect(screen.getByRole('tab', { name: 'all 1' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'All 2' })).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'all 1' })).toHaveTextContent(/^(?!.*Gambas).*Flan/);
});

it('names the category without matches, and links to the others', async () => {
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Postres 1' }));
  type('gambas');
  expect(await screen.findByText('No dish in Postres matches “gambas”.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Search all categories (1)' }));
  expect(screen.getByText('Gambas')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  screen.getByRole('button', { name: 'Clear search' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('has a text for a list without categories', () => {
  render(<Browser menu={menuOf({})} />);
  expect(screen.getByText('Our menu isn’t online yet.')).toBeVisible();
});

it('says above the list what was left out, and what a search for an allergen’s name finds', async () => {
  const menu = menuOf({ Tapas: ['Gambas', 'Pan'] });
  const [category] = menu.categories;
  const [gambas, pan] = category?.items ?? [];
  if (!category || !gambas || !pan) throw new Error('The menu lacks its dishes.');
  const items = [{ ...gambas, allergens: ['shellfish'] }, pan];
  render(<Browser menu={{ ...menu, categories: [{ ...category, items }] }} />);
  type('shellfish');
  expect(await screen.findByText(/^These are the dishes that/)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave out “shellfish”' }));
  expect(screen.getByRole('searchbox')).toHaveValue('no shellfish');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  expect(await screen.findByText('1 dish is confirmed to be without shellfish.')).toBeVisible();
  expect(screen.getByText('Left out: 1 contains it.')).toBeVisible();
  expect(screen.getByText(/^Before placing your order, please inform your server/)).toBeVisible();
  expect(screen.queryByText('Gambas')).toBeNull();
  expect(screen.getByText('Pan')).toBeVisible();
  type('gambas no shellfish');
  expect(await screen.findByText('No dish found is confirmed to be without shellfish.')).toBeVisible();
});

it('chooses the category that a tab linked to before hydration', () => {
  history.replaceState(null, '', '/#category-Postres');
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  expect(screen.getByRole('tab', { name: 'Postres 1' })).toHaveAttribute('aria-selected', 'true');
  expect(window.location.href).toMatch(/\/\?category=Postres$/);
});

it('returns with Back and Forward to the scroll position in each category', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => {
    scrollTo.mockRestore();
    window.scrollY = 0;
  });
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  window.scrollY = 5_000;
  fireEvent.click(screen.getByRole('tab', { name: 'Postres 1' }));
  await vi.waitFor(() => expect(screen.queryByText('Gambas')).toBeNull());
  expect(scrollTo).not.toHaveBeenCalled();
  window.scrollY = 1_200;
  act(() => history.back());
  await screen.findByText('Gambas');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 5_000, behavior: 'instant' });
  act(() => history.forward());
  await vi.waitFor(() => expect(screen.queryByText('Gambas')).toBeNull());
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_200, behavior: 'instant' });
});

it('leaves a category with one Back, however many tabs arrow keys have passed', async () => {
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], Paellas: ['Valenciana'], Postres: ['Flan'] })} />);
  const before = history.length;
  fireEvent.keyDown(screen.getByRole('tab', { name: 'All 3' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Tapas 1' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Paellas 1' }), { key: 'End' });
  expect(screen.getByRole('tab', { name: 'Postres 1' })).toHaveAttribute('aria-selected', 'true');
  expect(history.length - before).toBe(1);
});

it('on the server, each tab is reached with the Tab key, because arrow keys need the script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  const tabs = within(page).getAllByRole<HTMLAnchorElement>('tab');
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
});

it('leaves Alt+arrow to the browser, which goes back', () => {
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  const all = screen.getByRole('tab', { name: 'All 2' });
  expect(fireEvent.keyDown(all, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(all).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(all, { key: 'ArrowLeft' });
  expect(screen.getByRole('tab', { name: 'Postres 1' })).toHaveAttribute('aria-selected', 'true');
});

it('says which dish a link led to', async () => {
  render(<Browser menu={menuOf({ Tapas: ['Gambas', 'Flan'] })} address="/menu#dish-Flan" />);
  expect(await screen.findByText('You followed a link to', { exact: false })).toHaveTextContent(
    'You followed a link to Flan.',
  );
  expect(screen.getByText('You followed a link to', { exact: false })).toHaveRole('status');
});

it.each(['#dish-Pulpo', '?dish=Pulpo'])(
  'says so if the link %s leads to a dish that is gone',
  async (link) => {
    window.history.replaceState(null, '', `/menu${link}`);
    render(<Browser menu={menuOf({ Tapas: ['Gambas', 'Flan'] })} address={`/menu${link}`} />);
    const words = await screen.findByText(/^The dish in your link isn’t available right now/);
    expect(words.closest('[role=status]')).not.toBeNull();
  },
);
