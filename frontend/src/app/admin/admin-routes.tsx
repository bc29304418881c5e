import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { SessionGuard } from '../../admin/session/guard';
import { AdminLayout } from '../../admin/shell/admin-layout';
import { RouteFailure } from '../../admin/shell/route-failure';
import { ADMIN_ROOT, LOGIN_PATH, SCREEN_PATHS, type ScreenPath } from './admin-paths';

/** A screen of the admin: who may see it, and the chunk that draws it. */
interface AdminScreen {
  access: 'staff' | 'public';
  load: () => Promise<ComponentType>;
}

const staff = (load: AdminScreen['load']): AdminScreen => ({ access: 'staff', load });

const menuForm = staff(async () => (await import('../../admin/menu/menu-form')).MenuForm);
const drinksForm = staff(async () => (await import('../../admin/drinks/drinks-form')).DrinksForm);
const offerForm = staff(async () => (await import('../../admin/offers/offer-form')).OfferForm);
const eventForm = staff(async () => (await import('../../admin/events/event-form')).EventForm);

const SCREENS: Readonly<Record<ScreenPath, AdminScreen>> = {
  menu: staff(async () => (await import('../../admin/menu/menu-list')).MenuList),
  'menu/new': menuForm,
  'menu/categories': staff(async () => (await import('../../admin/menu/menu-categories')).MenuCategories),
  'menu/:id': menuForm,
  drinks: staff(async () => (await import('../../admin/drinks/drinks-list')).DrinksList),
  'drinks/new': drinksForm,
  'drinks/categories': staff(
    async () => (await import('../../admin/drinks/drinks-categories')).DrinksCategories,
  ),
  'drinks/:id': drinksForm,
  highlights: staff(async () => (await import('../../admin/highlights/highlights-screen')).HighlightsScreen),
  offers: staff(async () => (await import('../../admin/offers/offers-list')).OffersList),
  'offers/new': offerForm,
  'offers/:id': offerForm,
  events: staff(async () => (await import('../../admin/events/events-list')).EventsList),
  'events/new': eventForm,
  'events/:id': eventForm,
  tapas5: staff(async () => (await import('../../admin/tapas5/tapas5-screen')).Tapas5Screen),
  contacts: staff(async () => (await import('../../admin/contacts/contacts-list')).ContactsList),
  'contacts/:id': staff(async () => (await import('../../admin/contacts/contact-detail')).ContactDetail),
  site: staff(async () => (await import('../../admin/site/site-screen')).SiteScreen),
};

const LOGIN: AdminScreen = {
  access: 'public',
  load: async () => (await import('../../admin/session/login-page')).LoginPage,
};

function routeOf(path: string, { access, load }: AdminScreen): RouteObject {
  return {
    path,
    caseSensitive: true,
    handle: { isAdmin: true, access },
    // As a function: of the other form (`{ Component }`) the router swallows a rejection, and draws an empty page.
    lazy: async () => ({ Component: await load() }),
  };
}

/** The admin's routes: everything but the sign-in stands behind the guard. What is no path of it is the site's. */
export function adminRoutes(): RouteObject[] {
  return [
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <p role="status">Loading the staff area…</p>,
      children: [
        routeOf(LOGIN_PATH, LOGIN),
        {
          path: ADMIN_ROOT,
          caseSensitive: true,
          element: <SessionGuard />,
          children: [
            { index: true, element: <Navigate to="/admin/menu" replace /> },
            {
              element: <AdminLayout />,
              children: [
                {
                  errorElement: <RouteFailure />,
                  children: SCREEN_PATHS.map((path) => routeOf(path, SCREENS[path])),
                },
              ],
            },
          ],
        },
        // The web host answers an unknown address with the start page before it comes to this.
        { path: '*', element: <LeaveForSite /> },
      ],
    },
  ];
}

function LeaveForSite() {
  window.location.replace('/');
  return null;
}

export function createAdminRouter() {
  return createBrowserRouter(adminRoutes());
}
