import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhotoBrowser } from './photo-browser';

const photos = ['Jamón on a board', 'Red wine, poured', ''].map((alt, index) => ({
  src: `/pictures/gallery/${index}.jpg`,
  alt,
  width: 1200,
  height: 800,
}));

// Each test starts at a new history entry.
beforeEach(() => history.pushState(null, ''));

/** Clicks, and returns whether the page left the click to the browser; jsdom can't follow links. */
function isLeftToBrowser(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link, init);
  return isLeft;
}

afterEach(() => history.replaceState(null, '', '/'));

const renderPhotos = (shown: typeof photos) =>
  render(
    <MemoryRouter>
      <PhotoBrowser photos={shown} />
    </MemoryRouter>,
  );

const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);

it('links each photo to its large picture, and gives a name to one without alt text', () => {
  renderPhotos(photos);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(({ src }) => src));
  expect(screen.getByRole('link', { name: 'Photo 3' })).toBeInTheDocument();
});

it('loads the photos that the address searches for at once, even if they are not the first', () => {
  const both = ['Red wine', 'Red peppers'].map((alt) => ({ ...photos[0], src: `/${alt}.jpg`, alt }));
  const more = [...photos, ...both] as typeof photos;
  renderPhotos(more);
  expect(screen.getByAltText('Red peppers')).toHaveAttribute('loading', 'lazy');
  cleanup();
  history.replaceState(null, '', '/?q=red');
  renderPhotos(more);
  expect(screen.getByAltText('Red peppers')).toHaveAttribute('loading', 'eager');
});

it('finds by the alternative text, whatever the accents and case', async () => {
  const user = userEvent.setup();
  renderPhotos(photos);
  await user.type(screen.getByRole('searchbox'), 'JAMON');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(spoken()).toContain('1 photo');
});

it('says that nothing was found, with a link back to all', async () => {
  const user = userEvent.setup();
  renderPhotos(photos);
  await user.type(screen.getByRole('searchbox'), '<script>');
  expect(spoken().join()).toContain('No photos match your search.');
  await user.click(screen.getByRole('button', { name: 'Show all photos' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('opens the found photos, and leaves a click for a new tab alone', async () => {
  const user = userEvent.setup();
  renderPhotos(photos);
  await user.type(screen.getByRole('searchbox'), 'red');
  const link = screen.getByRole('link');
  expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isLeftToBrowser(link)).toBe(false);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 1 of 1 Red wine, poured');
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
});

it('says so if there are no photos at all', () => {
  renderPhotos([]);
  expect(screen.getByText('No photos yet. Please check back soon.')).toBeInTheDocument();
});

it('closes the large photo with Back, and reopens it with Forward', async () => {
  const user = userEvent.setup();
  renderPhotos(photos);
  await user.click(screen.getByRole('link', { name: 'Red wine, poured' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  act(() => history.forward());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Photo 3 of 3');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('still turns and closes if the browser refuses more history changes', async () => {
  const user = userEvent.setup();
  renderPhotos(photos);
  await user.click(screen.getByRole('link', { name: 'Red wine, poured' }));
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls.', 'SecurityError');
  });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('dialog')).toHaveTextContent('Photo 3 of 3');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('tells photos with the same file name in different folders apart', async () => {
  const user = userEvent.setup();
  renderPhotos(photos.map((photo, index) => ({ ...photo, src: `/pictures/${index}/bar.jpg` })));
  await user.click(screen.getByRole('link', { name: 'Red wine, poured' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Photo 2 of 3');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('dialog')).toHaveTextContent('Photo 3 of 3');
});

it('opens the large photo from a link, and returns focus to its thumbnail', async () => {
  history.replaceState(null, '', '/gallery?photo=1.jpg');
  renderPhotos(photos);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Photo 2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Red wine, poured' })).toHaveFocus();
  expect(window.location.href).toMatch(/\/gallery$/);
});
