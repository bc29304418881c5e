import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { isCodeMissing, loadAgain, RouteFailure } from './route-failure';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  sessionStorage.setItem('admin-reloaded', String(Date.now()));
  // React and the router log what broke.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', { reload, href: 'http://localhost/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function showBroken(error: unknown, isAlone = false) {
  function Broken(): never {
    throw error;
  }
  renderInAdmin(null, {
    path: '/admin/offers',
    routes: [
      {
        path: '/admin/offers',
        element: <Broken />,
        errorElement: <RouteFailure isAlone={isAlone} />,
      },
    ],
  });
}

it('says that a screen broke, that nothing saved is lost, and what to do', () => {
  showBroken(new TypeError('x is undefined'));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Something went wrong on this screen' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('What you saved is safe.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the main screen' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByRole('main')).toBeNull();
});

it('has its own landmark if the layout broke too', () => {
  showBroken(new Error('broken'), true);
  expect(screen.getByRole('main')).toHaveTextContent('Something went wrong on this screen');
});

it('explains why a call failed', () => {
  showBroken(new ApiError('offline', 'Network Error'));
  expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach the website.');
});

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/offers-list-4f.js');

it('reloads the page if its code is gone', () => {
  sessionStorage.clear();
  showBroken(MISSING);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(reload).toHaveBeenCalledOnce();
});

it('says what to do if that did not help', () => {
  showBroken(MISSING);
  expect(screen.getByRole('alert')).toHaveTextContent('Check the Wi-Fi or the signal, then load it again.');
});

it('reloads the page once there is a network again', () => {
  sessionStorage.clear();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showBroken(MISSING);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(reload).toHaveBeenCalledOnce();
});

describe('missing code', () => {
  it('is recognized by each browser’s error message', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://x/assets/a.js',
      'error loading dynamically imported module: https://x/assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ]) {
      expect(isCodeMissing(new TypeError(message))).toBe(true);
    }
    expect(isCodeMissing(new TypeError('x is not a function'))).toBe(false);
    expect(isCodeMissing('Importing a module script failed.')).toBe(false);
  });

  it('is reloaded at most once a minute', () => {
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    expect([loadAgain(), loadAgain()]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    vi.setSystemTime(1_800_000_061_000);
    expect(loadAgain()).toBe(true);
  });

  it('is not reloaded without a network, or if nothing could stop a loop', () => {
    sessionStorage.clear();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(loadAgain()).toBe(false);
    vi.restoreAllMocks();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    expect(loadAgain()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
