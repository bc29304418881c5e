import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RAW_FOOD_NOTICE } from '../../domain/legal';
import type { Dish } from '../../domain/menu';
import { BootContext } from '../../features/boot/boot-context';
import { someDish } from '../../testing/dish';
import { tapasOf } from '../../testing/dish-catalogue';
import { MenuBrowser } from './menu-browser';

const PICTURE = { src: '/uploads/a.jpg', alt: 'Skewers' };
const MENU = tapasOf(
  someDish({ id: 'gildas', name: 'Gildas', description: 'Anchovy.', featured: true, image: PICTURE }),
  someDish({ id: 'pan', name: 'Pan', image: { ...PICTURE, alt: 'Bread' } }),
);

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const show = (...dishes: Dish[]) =>
  render(
    <BootContext value={{ now: '', origin: 'https://casa.example' }}>
      <MemoryRouter initialEntries={['/menu']}>
        <MenuBrowser menu={dishes.length > 0 ? tapasOf(...dishes) : MENU} />
      </MemoryRouter>
    </BootContext>,
  );
const dialog = (name: string | RegExp = 'Gildas') =>
  screen.findByRole('dialog', { name }, { timeout: 10_000 });

it('opens a dish’s details, keeps them in the address, and closes them with Back', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Gildas' });
  expect(link).toHaveAttribute('href', '#dish-gildas');
  fireEvent.click(link);
  expect(within(await dialog()).getByText('Anchovy.')).toBeInTheDocument();
  expect(window.location.search).toBe('?dish=gildas');
  // A browser returns the focus only from a dialog that is still in the page.
  const wasInPage: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    wasInPage.push(this.isConnected);
  });
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wasInPage).toEqual([true]);
  expect(window.location.search).toBe('');
});

it('closes and opens again if the browser refuses to write the address', async () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
  });
  show();
  for (let time = 0; time < 2; time += 1) {
    fireEvent.click(screen.getByRole('link', { name: 'Gildas' }));
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('marks a raw dish in its details, which explain the mark', async () => {
  history.replaceState(null, '', '/?dish=gildas');
  show(someDish({ id: 'gildas', name: 'Gildas', raw: true }));
  const opened = await dialog(/^Gildas/);
  expect(within(opened).getByRole('heading')).toHaveTextContent('Gildas* (raw or undercooked)');
  expect(opened).toHaveTextContent(RAW_FOOD_NOTICE);
});

it('closes details opened by a link, and stays on the page', async () => {
  history.replaceState(null, '', '/?dish=gildas');
  show();
  const entries = history.length;
  expect(within(await dialog()).getByAltText('Skewers')).toHaveAttribute('loading', 'eager');
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  expect(history.length).toBe(entries);
  expect(screen.getByRole('link', { name: 'Gildas' })).toHaveFocus();
});

it('moves focus to the list if the closed dish is not on it', async () => {
  history.replaceState(null, '', '/?dish=gildas&only=vegan');
  show();
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('closes on a click beside it, but not when text is selected past its edge', async () => {
  history.replaceState(null, '', '/?dish=gildas');
  show();
  const opened = await dialog();
  getSelection()?.selectAllChildren(within(opened).getByText('Anchovy.'));
  fireEvent.click(opened);
  expect(window.location.search).toBe('?dish=gildas');
  getSelection()?.removeAllRanges();
  fireEvent.click(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shares a link to the dish: by the system’s share sheet, or by copying it', async () => {
  history.replaceState(null, '', '/?dish=gildas');
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show();
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('https://casa.example/menu#dish-gildas');
  vi.unstubAllGlobals();
});

it('puts the first featured dish first with a large picture, and gives the rest small ones', () => {
  show();
  expect(screen.getByRole('img', { name: 'Skewers' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Skewers' })).toHaveAttribute(
    'sizes',
    expect.stringContaining('92vw'),
  );
  expect(screen.getByRole('img', { name: 'Bread' })).not.toHaveAttribute('sizes');
});
