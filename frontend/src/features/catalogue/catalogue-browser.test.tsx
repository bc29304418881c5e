import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Menu } from '../../domain/menu';
import { searchMenu } from '../../domain/menu-search';
import { CatalogueBrowser, type CatalogueWords } from './catalogue-browser';

const WORDS: CatalogueWords = {
  searchLabel: 'Search the menu',
  placeholder: '',
  tabsLabel: 'Menu categories',
  one: 'dish',
  many: 'dishes',
  showAll: 'Show the whole menu',
  searchHelp: 'Try a word.',
  unwritten: 'The menu is being written.',
};

const dish = (name: string) => ({
  id: name,
  name,
  description: '',
  price: 5,
  dietaryTags: [],
  allergens: [],
  mayContain: [],
  areAllergensConfirmed: true,
  isRaw: false,
  spicyLevel: 0 as const,
  isFeatured: false,
  picture: null,
  order: 999,
});

const menuOf = (categories: Record<string, string[]>): Menu => ({
  currency: 'USD',
  categories: Object.entries(categories).map(([slug, names]) => ({
    name: slug,
    slug,
    dishes: names.map(dish),
  })),
});

function Browser({ menu }: { menu: Menu }) {
  return (
    <MemoryRouter>
      <CatalogueBrowser words={WORDS} search={(query, slug) => searchMenu(menu, query, slug)}>
        {({ categories }) => categories.flatMap(({ dishes }) => dishes.map(({ id }) => <p key={id}>{id}</p>))}
      </CatalogueBrowser>
    </MemoryRouter>
  );
}

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it('counts what matches in each tab, and says how many', () => {
  render(<Browser menu={menuOf({ Tapas: ['Jamón', 'Gambas'], Postres: ['Flan'] })} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All 3', 'Tapas 2', 'Postres 1']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jamon' } });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All 1', 'Tapas 1', 'Postres 0']);
  expect(screen.getByRole('status')).toHaveTextContent('1 dish found');
});

it('shows all again when the category that was chosen goes', () => {
  const { rerender } = render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Postres 1' }));
  expect(screen.queryByText('Gambas')).toBeNull();
  rerender(<Browser menu={menuOf({ Tapas: ['Gambas'], Vinos: ['Rioja'] })} />);
  expect(screen.getByRole('tab', { name: 'All 2' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Gambas')).toBeVisible();
});

it('names the category that nothing was found in, and the way to the others', () => {
  render(<Browser menu={menuOf({ Tapas: ['Gambas'], Postres: ['Flan'] })} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Postres 1' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gambas' } });
  expect(screen.getByText('No dish in Postres matches “gambas”.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Search all categories (1)' }));
  expect(screen.getByText('Gambas')).toBeVisible();
});

it('has words for a list without a category', () => {
  render(<Browser menu={menuOf({})} />);
  expect(screen.getByText('The menu is being written.')).toBeVisible();
});
