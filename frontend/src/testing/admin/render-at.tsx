import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { giveBrowserParts, StaffArea } from './render-in-admin';

/** Renders the admin's routes at a path on a phone, with their own cache, and a user. */
export function renderAt(path: string, routes: RouteObject[]) {
  giveBrowserParts(false);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <StaffArea>
      <RouterProvider router={router} />
    </StaffArea>,
  );
  const place = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...view, user: userEvent.setup({ delay: null }), router, place };
}
