import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { CarriedQueryContext, Link } from './link';

afterEach(() => history.replaceState(null, '', '/'));

// Search and filters change the address without the router.
it.each([
  ['adds an entry after a search, which Back restores', '?q=gambas', '', 1],
  [
    'adds none to a filter that it repeats, so that Back is not without effect',
    '?without=milk',
    '?without=milk',
    0,
  ],
  ['adds none where it leads', '', '', 0],
])('%s', (_what, search, carried, added) => {
  history.replaceState(null, '', '/menu');
  render(
    <BrowserRouter>
      <CarriedQueryContext value={() => carried}>
        <Link to="/menu">Menu</Link>
      </CarriedQueryContext>
    </BrowserRouter>,
  );
  history.replaceState(history.state, '', `/menu${search}`);
  const entries = history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
  expect(window.location.pathname + window.location.search).toBe(`/menu${carried}`);
  expect(history.length).toBe(entries + added);
});
