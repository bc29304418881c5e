import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { DirectionsLink } from './directions-link';

const LINK = (
  <DirectionsLink site={DEFAULT_SITE} className="link">
    Directions
  </DirectionsLink>
);

afterEach(() => {
  vi.restoreAllMocks();
});

function device(userAgent: string, maxTouchPoints: number) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
}

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'https://maps.apple.com/'],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'https://maps.apple.com/'],
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'geo:42.3555,-71.0636?q='],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'https://www.google.com/maps/dir/'],
])('hydrates the server’s web link and then leads %s to its own maps', (_, userAgent, touch, start) => {
  device(userAgent, touch);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(LINK);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir/),
  );
  const mismatches: unknown[] = [];
  render(LINK, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(mismatches).toEqual([]);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(
    new RegExp(`^${start.replace(/[.?]/g, '\\$&')}`),
  );
});
