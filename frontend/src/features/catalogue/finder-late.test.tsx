import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { someDish } from '../../testing/dish';
import { DishCatalogue, tapasOf } from '../../testing/dish-catalogue';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive: () => arrive(), arrived };
});
vi.mock('./finder', async (load) => {
  await code.arrived;
  return load();
});

it('shows no dish that the address leaves out, even while the filter loads', async () => {
  history.replaceState(null, '', '/?without=shellfish');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const gambas = someDish({ id: 'gambas', name: 'Gambas', allergens: ['shellfish'] });
  render(
    <MemoryRouter>
      <DishCatalogue menu={tapasOf(gambas, someDish({ id: 'pan', name: 'Pan' }))}>
        {({ categories }) =>
          categories.flatMap(({ items }) => items.map(({ id, name }) => <p key={id}>{name}</p>))
        }
      </DishCatalogue>
    </MemoryRouter>,
  );
  expect(screen.getByText('Filtering…')).toBeVisible();
  expect(screen.queryByText('Gambas')).toBeNull();
  code.arrive();
  expect(await screen.findByText('Pan')).toBeVisible();
  expect(screen.queryByText('Gambas')).toBeNull();
});
