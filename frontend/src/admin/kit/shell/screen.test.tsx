import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { Screen, ScreenAction } from './screen';
import { FOCUS_TITLE, forgetTitles } from './title-focus';

const ROUTES = [
  { path: '/admin/menu', element: <Screen title="Menu">dishes</Screen> },
  {
    path: '/admin/menu/:id',
    element: (
      <Screen
        title="Croquetas"
        back={{ to: '/admin/menu', label: 'Menu' }}
        actions={<button type="button">Delete</button>}
      >
        a dish
        <ScreenAction>
          <button type="button">More</button>
        </ScreenAction>
      </Screen>
    ),
  },
];

beforeEach(forgetTitles);

async function show() {
  const { router } = renderInAdmin(null, { routes: ROUTES });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Menu' });
  return { router, heading };
}

it('names the document after the screen', async () => {
  const { router } = await show();
  expect(document.title).toBe('Menu · Staff');
  await act(() => router.navigate('/admin/menu/1'));
  expect(document.title).toBe('Croquetas · Staff');
});

it('focuses the title after a navigation, and has a back link', async () => {
  const { router } = await show();
  await act(() => router.navigate('/admin/menu/1'));
  const heading = await screen.findByRole('heading', { name: 'Croquetas' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/admin/menu');
  const header = within(heading.closest('header') ?? document.body);
  expect(header.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete', 'More']);
});

it('does not move focus when a search or a filter changes the address', async () => {
  const { router, heading } = await show();
  act(() => heading.blur());
  await act(() => router.navigate('/admin/menu?search=gil', { replace: true }));
  expect(heading).not.toHaveFocus();
});

it('focuses the title if a link on the same screen asks for it', async () => {
  const { router, heading } = await show();
  act(() => heading.blur());
  await act(() => router.navigate('/admin/menu?state=unavailable', { state: FOCUS_TITLE }));
  expect(heading).toHaveFocus();
  act(() => heading.blur());
  await act(() => router.navigate('/admin/menu?state=unavailable&search=gil', { replace: true }));
  expect(heading).not.toHaveFocus();
});
