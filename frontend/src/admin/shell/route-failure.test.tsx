import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { LayoutContext } from './layout-context';
import { loadAgain } from './load-again';
import type * as LoadAgain from './load-again';
import { renderInAdmin } from './render-in-admin';
import { RouteFailure } from './route-failure';

vi.mock('./load-again', async (original) => ({
  ...(await original<typeof LoadAgain>()),
  loadAgain: vi.fn(() => false),
}));

beforeEach(() => {
  // React and the router report what broke.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function showBroken(error: unknown, isInLayout = true) {
  function Broken(): never {
    throw error;
  }
  renderInAdmin(null, {
    path: '/admin/offers',
    routes: [
      {
        path: '/admin/offers',
        element: <Broken />,
        errorElement: (
          <LayoutContext value={isInLayout}>
            <RouteFailure />
          </LayoutContext>
        ),
      },
    ],
  });
}

it('says that a screen broke, that nothing saved is lost, and what to do', () => {
  showBroken(new TypeError('x is undefined'));
  expect(screen.getByRole('heading', { level: 1, name: 'This screen broke' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('What you had saved is safe.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the menu' })).toHaveAttribute('href', '/admin/menu');
  expect(screen.queryByRole('main')).toBeNull();
});

it('is a landmark of its own where the layout broke too', () => {
  showBroken(new Error('broken'), false);
  expect(screen.getByRole('main')).toHaveTextContent('This screen broke');
});

it('says in words why a call failed', () => {
  showBroken(new ApiError('offline', 'Network Error'));
  expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
});

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/offers-list-4f.js');

it('loads the page anew where its code is gone', () => {
  vi.mocked(loadAgain).mockReturnValueOnce(true);
  showBroken(MISSING);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('says what to do where that has not helped', () => {
  showBroken(MISSING);
  expect(screen.getByRole('alert')).toHaveTextContent('Check the Wi-Fi or the signal, then load it again.');
});
