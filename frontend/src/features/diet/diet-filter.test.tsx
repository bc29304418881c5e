import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Dish } from '../../domain/menu';
import { someDish } from '../../testing/dish';
import { DishCatalogue, tapasOf } from '../../testing/dish-catalogue';
import { Link } from '../../ui/link';
import { BootContext } from '../boot/boot-context';
import { loadFinder } from '../catalogue/use-finder';
import { AllergenLine } from '../dish/allergen-line';
import { Apart } from './apart';
import { CarryDiet } from './carry-diet';

const MENU = tapasOf(
  someDish({ id: 'olives', name: 'Olives', dietary_tags: ['vegan'] }),
  someDish({ id: 'gambas', name: 'Gambas', allergens: ['shellfish'] }),
  someDish({ id: 'bravas', name: 'Bravas', may_contain: ['shellfish'] }),
  someDish({ id: 'flan', name: 'Flan', allergens_confirmed: false }),
);

const dish = (food: Dish) => (
  <article key={food.id}>
    <h3>{food.name}</h3>
    <AllergenLine facts={food} />
  </article>
);

function page(params?: Record<string, string>, address = '/menu') {
  return (
    <BootContext value={{ now: '', origin: '', ...(params ? { params } : {}) }}>
      <MemoryRouter initialEntries={[address]}>
        <CarryDiet>
          <Link to="/drinks">Drinks</Link>
          <Link to="/about">About</Link>
          <Link to="/menu#dish-gambas">Good with</Link>
          <Link to="/menu/?category=tapas#top">Tapas</Link>
          <DishCatalogue menu={MENU}>
            {({ categories, standings }) => (
              <>
                {categories.flatMap(({ items }) => items.map(dish))}
                <Apart standings={standings}>{(apart) => apart.map(dish)}</Apart>
              </>
            )}
          </DishCatalogue>
        </CarryDiet>
      </MemoryRouter>
    </BootContext>
  );
}

beforeAll(async () => void (await loadFinder()));

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** jsdom has no layout to scroll. */
function scrolling() {
  const scrollIntoView = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
  return scrollIntoView;
}

const chip = (name: RegExp) => screen.getByRole('checkbox', { name });

const show = () => act(async () => render(page()));

it('leaves out an allergen with one tap, adds it to the address, and groups the rest', async () => {
  history.replaceState(null, '', '/menu');
  await show();
  expect(screen.getByText('Gambas')).toBeVisible();
  fireEvent.click(chip(/^Shellfish 1$/));
  expect(await screen.findByText('1 dish is without shellfish, as confirmed by the kitchen.')).toBeVisible();
  expect(window.location.search).toBe('?without=shellfish');
  expect(screen.queryByText('Gambas')).toBeNull();
  const traces = within(screen.getByRole('region', { name: 'May contain traces' }));
  expect(traces.getByText('Bravas')).toBeVisible();
  expect(traces.getByText('Shellfish')).toHaveClass(/leftOut/);
  expect(within(screen.getByRole('region', { name: 'Ask your server' })).getByText('Flan')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'All 3' })).toBeVisible();
  fireEvent.click(chip(/^Vegan 1$/));
  expect(window.location.search).toBe('?without=shellfish&only=vegan');
  expect(screen.getByRole('link', { name: 'Allergy card' })).toHaveAttribute(
    'href',
    '/allergy-card?without=shellfish&only=vegan',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Clear' }));
  expect(window.location.search).toBe('');
  expect(await screen.findByText('Gambas')).toBeVisible();
});

it('says which words in a link it can’t leave out', async () => {
  history.replaceState(null, '', '/menu?without=kiwi,shellfish&only=paleo');
  await show();
  expect(
    screen.getByText('Your link mentions “kiwi” and “paleo”, which our filter doesn’t cover.'),
  ).toBeVisible();
  fireEvent.click(chip(/^Egg/));
  expect(screen.queryByText(/our filter doesn’t cover/)).toBeNull();
  cleanup();
  history.replaceState(null, '', '/menu?without=kiwi,lupin,celery,mustard,shellfish');
  await show();
  expect(screen.getByText(/ “kiwi”, “lupin”, “celery”, and more, which/)).toBeVisible();
});

it('scrolls a chip fully into view on keyboard focus, but not when it is pressed', async () => {
  const scrollIntoView = scrolling();
  render(page());
  const egg = await screen.findByRole('checkbox', { name: /^Egg/ });
  const focusBy = (isKeyboard: boolean) => {
    vi.spyOn(egg, 'matches').mockReturnValue(isKeyboard);
    fireEvent.focus(egg);
  };
  focusBy(false);
  expect(scrollIntoView).not.toHaveBeenCalled();
  focusBy(true);
  expect(scrollIntoView.mock.contexts).toEqual([egg]);
});

it('is carried to the other lists, and nowhere else', async () => {
  history.replaceState(null, '', '/menu?without=milk');
  await show();
  expect(screen.getByRole('link', { name: 'Drinks' })).toHaveAttribute('href', '/drinks?without=milk');
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.getByRole('link', { name: 'Good with' })).toHaveAttribute(
    'href',
    '/menu?without=milk#dish-gambas',
  );
  expect(screen.getByRole('link', { name: 'Tapas' })).toHaveAttribute(
    'href',
    '/menu/?category=tapas&without=milk#top',
  );
});

it('is carried from an address with a slash at its end', async () => {
  history.replaceState(null, '', '/menu/?without=egg');
  await show();
  expect(screen.getByRole('link', { name: 'Drinks' })).toHaveAttribute('href', '/drinks?without=egg');
});

it('says that a linked dish is left out, and opens it on request', async () => {
  const scrollIntoView = scrolling();
  history.replaceState(null, '', '/menu?without=shellfish#dish-gambas');
  await act(async () => render(page(undefined, '/menu?without=shellfish#dish-gambas')));
  expect(screen.getByText(/isn’t listed,/)).toHaveTextContent(/^Gambas isn’t listed,/);
  expect(screen.queryByText(/You followed a link/)).toBeNull();
  const box = screen.getByText(/isn’t listed,/).parentElement;
  expect(box).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([box]);
  fireEvent.click(screen.getByRole('button', { name: 'Show it anyway' }));
  expect(window.location.search).toBe('?without=shellfish&dish=gambas');
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.hash).toBe('#dish-gambas'));
});

it('says so if it leaves out everything that a search finds', async () => {
  history.replaceState(null, '', '/menu?without=shellfish&q=gambas');
  await show();
  expect(screen.getByText('No dish matches “gambas” and your choices above.')).toBeVisible();
});

it('counts only what is found and shown, not the whole list', async () => {
  history.replaceState(null, '', '/menu?without=shellfish&q=gambas&category=tapas');
  const { unmount } = await show();
  expect(screen.getByText(/^No dishes found in Tapas are without shellfish/)).toBeVisible();
  unmount();
  history.replaceState(null, '', '/menu?only=halal&q=no+shellfish&category=tapas');
  await show();
  expect(screen.getByText('1 dish in Tapas is confirmed to be without shellfish.')).toBeVisible();
  expect(screen.getByText('Halal: no dishes found in Tapas.')).toBeVisible();
});

it('is offered on the next visit, until it is forgotten', async () => {
  history.replaceState(null, '', '/menu');
  const first = await show();
  fireEvent.click(chip(/^Milk/));
  first.unmount();
  history.replaceState(null, '', '/menu');
  await show();
  expect(screen.getByText('Last time: without milk.')).toBeVisible();
  expect(chip(/^Milk/)).not.toBeChecked();
  const list = screen.getByRole('tabpanel');
  fireEvent.click(screen.getByRole('button', { name: 'Use it again' }));
  expect(chip(/^Milk/)).toBeChecked();
  expect(list).toHaveFocus();
  chip(/^Milk/).focus();
  fireEvent.click(screen.getByRole('link', { name: 'Clear' }));
  expect(list).toHaveFocus();
  expect(screen.queryByText(/^Last time/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('is offered on a link with another diet, until it is used', async () => {
  localStorage.setItem('diet', '?without=milk');
  history.replaceState(null, '', '/menu?without=egg');
  await show();
  fireEvent.click(chip(/^Fish/));
  expect(screen.getByText('Last time: without milk.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Use it again' }));
  expect(window.location.search).toBe('?without=milk,egg,fish');
  fireEvent.click(chip(/^Milk/));
  expect(window.location.search).toBe('?without=egg,fish');
  expect(screen.queryByText(/^Last time/)).toBeNull();
});

it('is not offered where the page was opened with it and it was then changed', async () => {
  localStorage.setItem('diet', '?without=milk,egg');
  history.replaceState(null, '', '/menu?without=milk,egg');
  await show();
  fireEvent.click(chip(/^Milk/));
  expect(await screen.findByText(/are without egg/)).toBeVisible();
  expect(screen.queryByText(/^Last time/)).toBeNull();
});

it('is not offered as the last visit’s while the list catches up with the tap', async () => {
  history.replaceState(null, '', '/menu');
  await show();
  const shown: (string | null)[] = [];
  const watch = new MutationObserver((records) =>
    shown.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent))),
  );
  watch.observe(document.body, { subtree: true, childList: true });
  fireEvent.click(chip(/^Shellfish 1$/));
  expect(await screen.findByText(/^1 dish is without shellfish/)).toBeVisible();
  watch.disconnect();
  expect(shown.join(' ')).toContain('1 dish is without shellfish');
  expect(shown.join(' ')).not.toContain('Last time');
});

it('is rendered by the server, and hydrates to the same, keeping boxes ticked in the meantime', async () => {
  const params = { without: 'shellfish', only: '' };
  history.replaceState(null, '', '/menu?without=shellfish');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(params));
  document.body.append(container);
  expect(container.textContent).toContain('1 dish is without shellfish');
  expect(container.textContent).not.toContain('Gambas');
  expect(container.querySelector('form')).toHaveAttribute('method', 'get');
  const egg = container.querySelector<HTMLInputElement>('[value="egg"]');
  if (!egg) throw new Error('There is no box for eggs.');
  egg.checked = true;
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    // The server never sees a link's hash.
    hydrateRoot(container, page(params, '/menu#dish-olives'), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(window.location.search).toBe('?without=egg,shellfish');
  act(() => root.unmount());
  container.remove();
});
