import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
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

const show = () =>
  render(
    <BootContext value={{ now: '', origin: 'https://casa.example' }}>
      <MemoryRouter initialEntries={['/menu']}>
        <MenuBrowser menu={MENU} />
      </MemoryRouter>
    </BootContext>,
  );
const dialog = () => screen.findByRole('dialog', { name: 'Gildas' }, { timeout: 10_000 });

it('opens all there is to know of a dish, in the address, and Back closes it', async () => {
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

it('closes what a link opened, and stays on the page', async () => {
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

it('closes by a click beside it, but not where text is marked to beyond its edge', async () => {
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

it('shares the dish’s place: by the system, or as a copied link', async () => {
  history.replaceState(null, '', '/?dish=gildas');
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show();
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('https://casa.example/menu#dish-gildas');
  vi.unstubAllGlobals();
});

it('gives the first featured dish a large picture, which comes before all others, and the rest a small one', () => {
  show();
  expect(screen.getByRole('img', { name: 'Skewers' })).toHaveAttribute('fetchpriority', 'high');
  const sizesOf = (alt: string) => screen.getByRole('img', { name: alt }).getAttribute('sizes');
  expect(sizesOf('Skewers')).toContain('92vw');
  expect(sizesOf('Bread')).toContain('96px');
});
