import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';

/** Renders the admin's routes at a path, with their own cache, and a user. */
export function renderAt(path: string, routes: RouteObject[]) {
  window.matchMedia = vi.fn((media: string) => ({
    // No animations, so that nothing renders between two steps of a test.
    matches: media.includes('reduced-motion'),
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
  const cache = new Map();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    // Leaves out the library's thousand variables, which slow down every query by role in jsdom.
    <MantineProvider
      env="test"
      withCssVariables={false}
      withGlobalClasses={false}
      theme={{ respectReducedMotion: true }}
    >
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </MantineProvider>,
  );
  const place = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...view, user: userEvent.setup({ delay: null }), router, place };
}
