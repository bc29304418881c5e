import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

it('offers the site’s own pictures in the widths that the web host makes', () => {
  render(<Picture src="/uploads/flan.jpg" alt="A flan" sizes="50vw" />);
  const image = screen.getByAltText('A flan');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/img/320/uploads/flan.jpg 320w'));
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/img/1920/uploads/flan.jpg 1920w'));
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('without `sizes`, has the narrowest file and no `srcset`', () => {
  render(<Picture src="/uploads/flan.jpg" alt="A flan" />);
  expect(screen.getByAltText('A flan')).toHaveAttribute('src', '/img/320/uploads/flan.jpg');
  expect(screen.getByAltText('A flan')).not.toHaveAttribute('srcset');
});

it('keeps the version in the address for every width', () => {
  render(<Picture src="/uploads/flan.jpg?v=abc1" alt="A flan" sizes="50vw" />);
  const image = screen.getByAltText('A flan');
  expect(image).toHaveAttribute('src', '/img/640/uploads/flan.jpg?v=abc1');
  const widths = image.getAttribute('srcset')?.split(', ') ?? [];
  expect(widths).toHaveLength(8);
  for (const width of widths) expect(width).toMatch(/^\/img\/(\d+)\/uploads\/flan\.jpg\?v=abc1 \1w$/);
});

it('shows an absolute address as it is', () => {
  render(<Picture src="https://casabodegon.example/flan.jpg" alt="A flan" sizes="50vw" />);
  expect(screen.getByAltText('A flan')).toHaveAttribute('src', 'https://casabodegon.example/flan.jpg');
  expect(screen.getByAltText('A flan')).not.toHaveAttribute('srcset');
});

it('is replaced by the placeholder if it fails to load, until its source changes', () => {
  const { rerender } = render(<Picture src="/uploads/gone.jpg" alt="Gone" sizes="50vw" />);
  fireEvent.error(screen.getByAltText('Gone'));
  expect(screen.getByAltText('Gone')).toHaveAttribute('src', '/pictures/placeholder-dish.jpg');
  rerender(<Picture src="/uploads/here.jpg" alt="Here" sizes="50vw" />);
  expect(screen.getByAltText('Here')).toHaveAttribute('src', '/img/640/uploads/here.jpg');
});

it('offers a crop to the screens that show only that part', () => {
  const tall = { media: '(orientation: portrait)', sizes: '320px', part: 'center' as const };
  const { container, rerender } = render(
    <Picture src="/uploads/flan.jpg" alt="A flan" sizes="50vw" tall={tall} />,
  );
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(orientation: portrait)');
  expect(source).toHaveAttribute('srcset', expect.stringMatching(/640-tall\/uploads\/flan.jpg 640w$/));
  rerender(<Picture src="/uploads/flan.jpg" alt="A flan" sizes="50vw" tall={{ ...tall, part: 'right' }} />);
  expect(source).toHaveAttribute('srcset', expect.stringContaining('/img/640-tall-right/uploads/'));
  rerender(<Picture src="https://pictures.example/flan.jpg" alt="A flan" sizes="50vw" tall={tall} />);
  expect(container.querySelector('source')).toBeNull();
});
