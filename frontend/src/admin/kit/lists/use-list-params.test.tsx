import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { useListParams } from './use-list-params';

function Part() {
  const [{ state, page }, setParams] = useListParams();
  return (
    <>
      <p>
        {state || 'all'}, page {page}
      </p>
      <button type="button" onClick={() => setParams({ state: 'off' })}>
        Off
      </button>
      <button type="button" onClick={() => setParams({ page: 3 })}>
        Third
      </button>
      <Link to="/slow">Open</Link>
    </>
  );
}

function show(path: string) {
  let arrive: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (arrive = resolve));
  const slow = {
    path: '/slow',
    lazy: async () => {
      await loading;
      return { Component: () => <p>There</p> };
    },
  };
  return { user: userEvent.setup(), arrive, ...renderInAdmin(<Part />, { path, routes: [slow] }) };
}

it('keeps the filters in the address, and goes to the first page when they change', async () => {
  const { user, router } = show('/admin/offers?page=2&add=x');
  expect(screen.getByText('all, page 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Off' }));
  expect(screen.getByText('off, page 1')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?add=x&state=off'));
  await user.click(screen.getByRole('button', { name: 'Third' }));
  await waitFor(() => expect(router.state.location.search).toBe('?add=x&state=off&page=3'));
});

it('does not cancel a navigation that began before the address was written', async () => {
  const { user, router, arrive } = show('/admin/offers');
  await user.click(screen.getByRole('button', { name: 'Off' }));
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await new Promise((wake) => setTimeout(wake, 500));
  expect(router.state.navigation.state).toBe('loading');
  arrive();
  expect(await screen.findByText('There')).toBeVisible();
});

it('does not cancel a navigation that has begun but is not rendered yet', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { router, arrive } = show('/admin/offers');
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  act(() => void vi.advanceTimersByTime(299));
  // Outside `act`: the router knows about the press, but React has not rendered yet.
  screen
    .getByRole('link', { name: 'Open' })
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(router.state.navigation.state).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  vi.useRealTimers();
  arrive();
  expect(await screen.findByText('There')).toBeVisible();
  expect(router.state.location.pathname).toBe('/slow');
});
