import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { someDish } from '../../testing/dish';
import { DishCatalogue, tapasOf } from '../../testing/dish-catalogue';
import { LaterFoodDialog } from '../dish/later-food-dialog';

// Makes the finder's code fail to load.
vi.mock('./use-finder', () => ({
  loadFinder: () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
  useFinder: () => ({ finder: null, isMissing: true, isAway: false }),
}));

const MENU = tapasOf(someDish({ id: 'gambas', name: 'Gambas' }));

function show(address: string): void {
  history.replaceState(null, '', address);
  render(
    <MemoryRouter>
      <DishCatalogue menu={MENU}>
        {({ categories }) =>
          categories.flatMap(({ items }) => items.map(({ id, name }) => <p key={id}>{name}</p>))
        }
      </DishCatalogue>
    </MemoryRouter>,
  );
}

afterEach(() => history.replaceState(null, '', '/'));

it('says that nothing was left out, and whom to ask, if the filter can’t be loaded', async () => {
  show('/?without=shellfish');
  const words = 'The filter isn’t working right now, so the whole list is shown. Please ask your server.';
  expect(await screen.findByText(words)).toHaveRole('status');
  expect(await screen.findByText(/^The allergen filter could not be loaded\./)).toBeVisible();
  expect(screen.getByText('Gambas')).toBeVisible();
});

it('says that the whole list is shown if the search can’t be loaded', async () => {
  show('/');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'flan' } });
  const words = 'Search isn’t available right now, so the whole list is shown.';
  expect(await screen.findByText(words)).toHaveRole('status');
  expect(screen.getByText('Gambas')).toBeVisible();
});

it('says that a dish can’t be opened, and keeps the list’s scroll position', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const onClose = vi.fn<() => void>();
  const food = someDish({ name: 'Gambas' });
  render(<LaterFoodDialog kind="dish" food={food} currency="USD" onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(alert).toHaveBeenCalledWith('Gambas could not be opened. Check your connection and try again.');
});
