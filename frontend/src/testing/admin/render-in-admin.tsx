import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { ConfirmDialog } from '../../admin/kit/shell/confirm';
import { Notices } from '../../admin/kit/shell/notices';
import { READING } from '../../admin/kit/shell/reading';

interface Surroundings {
  /** Where the part is rendered; `/admin/menu` unless given. */
  path?: string;
  /** More routes, for tests that navigate. */
  routes?: RouteObject[];
  /** Whether `(min-width: …)` matches; a desktop unless given. */
  isWide?: boolean;
}

/** Renders a part in the staff area, with notices, confirmations and a separate cache. */
export function renderInAdmin(part: ReactNode, surroundings: Surroundings = {}) {
  const { path = '/admin/menu', routes = [], isWide = true } = surroundings;
  giveBrowserParts(isWide);
  onTestFinished(() => void notifications.clean());
  const router = createMemoryRouter([...routes, { path: '*', element: part }], { initialEntries: [path] });
  const result = render(
    <StaffArea>
      <RouterProvider router={router} />
      <ConfirmDialog />
      <Notices />
    </StaffArea>,
  );
  return { ...result, router };
}

/** What every part of the admin needs around it, with a cache of its own. */
export function StaffArea({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map());
  return (
    // Leaves out the library's thousand variables, which slow down every query by role in jsdom.
    <MantineProvider
      env="test"
      withCssVariables={false}
      withGlobalClasses={false}
      theme={{ respectReducedMotion: true }}
    >
      <SWRConfig value={{ ...READING, provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
    </MantineProvider>
  );
}

/** Browser features that Mantine needs and jsdom lacks. */
export function giveBrowserParts(isWide: boolean): void {
  window.matchMedia = vi.fn((query: string) => ({
    // No animations, so that nothing renders between two steps of a test.
    matches: query.includes('reduced-motion') || (query.includes('min-width') && isWide),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
