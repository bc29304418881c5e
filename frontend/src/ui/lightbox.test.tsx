import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Lightbox } from './lightbox';

const photos = ['First', 'Second', 'Third'].map((alt) => ({
  src: `/pictures/${alt}.jpg`,
  alt,
  width: 900,
  height: 600,
  thumbnailSizes: '300px',
}));
const closed = vi.fn();

beforeEach(() => void closed.mockClear());

function Opened({ at = 0, of = photos }) {
  const [index, setIndex] = useState<number | null>(at);
  const close = () => {
    closed();
    setIndex(null);
  };
  return <Lightbox photos={of} index={index} onIndexChange={setIndex} onClose={close} />;
}

const shown = () => screen.getByRole('status').textContent;

it('wraps at both ends, by buttons and by keys', async () => {
  const user = userEvent.setup();
  render(<Opened at={2} />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('Photo 1 of 3 First');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(shown()).toBe('Photo 3 of 3 Third');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(shown()).toBe('Photo 1 of 3 First');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(shown()).toBe('Photo 3 of 3 Third');
});

it('leaves the browser’s Back shortcut alone', () => {
  render(<Opened />);
  expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(shown()).toBe('Photo 1 of 3 First');
});

it('closes on a click beside the picture, not on it', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  const dialog = screen.getByRole('dialog');
  await user.click(screen.getByAltText('First'));
  await user.click(screen.getByRole('status'));
  expect(closed).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it.each([
  ['to the left leads on', 300, 200, 'Photo 2 of 3 Second'],
  ['to the right leads back', 200, 300, 'Photo 3 of 3 Third'],
  ['that is short does nothing', 300, 265, 'Photo 1 of 3 First'],
])('a swipe %s', (_name, from, to, text) => {
  render(<Opened />);
  const dialog = screen.getByRole('dialog');
  fireEvent.touchStart(dialog, { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to, clientY: 310 }] });
  expect(shown()).toBe(text);
});

it('two fingers are not a swipe, and neither is a vertical movement', () => {
  render(<Opened />);
  const dialog = screen.getByRole('dialog');
  fireEvent.touchStart(dialog, {
    touches: [
      { clientX: 300, clientY: 300 },
      { clientX: 100, clientY: 300 },
    ],
  });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 100, clientY: 300 }] });
  fireEvent.touchStart(dialog, { touches: [{ clientX: 300, clientY: 100 }] });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 240, clientY: 400 }] });
  expect(shown()).toBe('Photo 1 of 3 First');
});

it('shows each of two pictures once, and has no Next button for one', () => {
  const { unmount } = render(<Opened of={photos.slice(0, 2)} />);
  expect(screen.getAllByAltText(/./)).toHaveLength(2);
  unmount();
  render(<Opened of={photos.slice(0, 1)} />);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('shows the page’s thumbnail until the large picture has loaded', () => {
  render(<Opened />);
  const large = screen.getByAltText('First');
  const [thumbnail, above] = large.parentElement?.querySelectorAll('img') ?? [];
  expect(thumbnail).toHaveAttribute('sizes', '300px');
  expect(above).toBe(large);
});
