import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddressParam } from './use-address-param';

function Filters() {
  const [query, writeQuery] = useAddressParam('q');
  const [category, writeCategory] = useAddressParam('category');
  return (
    <>
      <input value={query} onChange={({ target }) => writeQuery(target.value, 'replace')} />
      <button type="button" onClick={() => writeCategory('postres', 'push')}>
        {category || 'all'}
      </button>
    </>
  );
}

const PAGE = (
  <MemoryRouter>
    <Filters />
  </MemoryRouter>
);
const field = () => screen.getByRole('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('replaces the history entry for typing, and adds one for a choice', async () => {
  history.replaceState({ idx: 4, key: 'k' }, '', '/?utm=x#place');
  render(PAGE);
  const entries = history.length;
  type('no');
  type('no nuts ');
  expect(field()).toHaveValue('no nuts ');
  expect(window.location.href).toMatch(/\/\?utm=x&q=no\+nuts\+$/);
  expect(history.length).toBe(entries);
  fireEvent.click(screen.getByRole('button', { name: 'all' }));
  expect(window.location.search).toBe('?utm=x&q=no+nuts+&category=postres');
  expect(history.length).toBe(entries + 1);
  expect(history.state).toEqual({ idx: 5, key: 'k' });

  act(() => history.back());
  expect(await screen.findByRole('button', { name: 'all' })).toBeInTheDocument();
  expect(field()).toHaveValue('no nuts ');
  type('');
  expect(window.location.search).toBe('?utm=x');
});

it('comes from a shared link, after hydration with what the server rendered', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(PAGE);
  expect(container.querySelector('input')?.value).toBe('');
  document.body.append(container);
  history.replaceState(null, '', '/?q=gambas&category=postres');
  const root = await act(async () => hydrateRoot(container, PAGE));
  await waitFor(() => expect(field()).toHaveValue('gambas'));
  expect(screen.getByRole('button', { name: 'postres' })).toBeInTheDocument();
  act(() => root.unmount());
  container.remove();
});

it('keeps what is typed if the browser refuses to write it', () => {
  render(PAGE);
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  type('gambas');
  expect(field()).toHaveValue('gambas');
});
