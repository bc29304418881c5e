import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { PhotoBrowser } from './photo-browser';

const photos = ['Jamón on a board', 'Red wine, poured', ''].map((alt, index) => ({
  src: `/pictures/gallery/${index}.jpg`,
  alt,
  width: 1200,
  height: 800,
}));

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

/** Clicks, and tells whether the page left the browser to follow the link; jsdom itself can't. */
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

const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);

it('links each photo to its large picture, and names the one without a text', () => {
  render(<PhotoBrowser photos={photos} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(({ src }) => src));
  expect(screen.getByRole('link', { name: 'Photo 3' })).toBeInTheDocument();
});

it('finds by the alternative text, whatever the accents and case', async () => {
  const user = userEvent.setup();
  render(<PhotoBrowser photos={photos} />);
  await user.type(screen.getByRole('searchbox'), 'JAMON');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(spoken()).toContain('1 photo');
});

it('says that nothing was found, and leads back to all', async () => {
  const user = userEvent.setup();
  render(<PhotoBrowser photos={photos} />);
  await user.type(screen.getByRole('searchbox'), '<script>');
  expect(spoken().join()).toContain('No photos match your search.');
  await user.click(screen.getByRole('button', { name: 'Show all photos' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('opens the found photos, and leaves a click for a new tab alone', async () => {
  const user = userEvent.setup();
  render(<PhotoBrowser photos={photos} />);
  await user.type(screen.getByRole('searchbox'), 'red');
  const link = screen.getByRole('link');
  expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isLeftToBrowser(link)).toBe(false);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 1 of 1 Red wine, poured');
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
});

it('says so where there are no photos at all', () => {
  render(<PhotoBrowser photos={[]} />);
  expect(screen.getByText('The pictures are being hung. Please come back soon.')).toBeInTheDocument();
});
