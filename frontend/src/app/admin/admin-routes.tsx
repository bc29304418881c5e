import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { SessionGuard } from '../../admin/kit/session/guard';
import { LoginPage } from '../../admin/kit/session/login-page';
import { ADMIN_ROOT, LOGIN_PATH, WELCOME_PATH } from '../../admin/kit/session/own-path';
import { useMay } from '../../admin/kit/session/session-store';
import { SCREEN_PATHS, type ScreenPath } from '../../admin/kit/layout/admin-screens';
import type { FindProps } from '../../admin/kit/layout/admin-layout';
import { RouteFailure } from '../../admin/kit/layout/route-failure';
import { later } from '../../admin/kit/shell/later';
import { onceSettled } from '../../admin/kit/shell/once-settled';

/** Loaded together with many parts that other screens use. */
const FindAnything = later<FindProps>(async () => (await import('./find-anything')).FindAnything, {
  isFetchedAhead: false,
});

type Load = () => Promise<ComponentType>;

const menuForm: Load = async () => (await import('../../admin/menu/menu-form')).MenuForm;
const drinksForm: Load = async () => (await import('../../admin/drinks/drinks-form')).DrinksForm;
const offerForm: Load = async () => (await import('../../admin/offers/offer-form')).OfferForm;
const eventForm: Load = async () => (await import('../../admin/events/event-form')).EventForm;
const contactsScreen: Load = async () =>
  (await import('../../admin/contacts/contacts-screen')).ContactsScreen;
const welcomePage: Load = async () => (await import('../../admin/kit/session/welcome-page')).WelcomePage;

/** The chunk that renders each screen. */
const SCREENS: Readonly<Record<ScreenPath, Load>> = {
  tonight: async () => (await import('../../admin/tonight/tonight-screen')).TonightScreen,
  menu: async () => (await import('../../admin/menu/menu-list')).MenuList,
  'menu/new': menuForm,
  'menu/categories': async () => (await import('../../admin/menu/menu-list')).MenuCategories,
  'menu/import': async () => (await import('../../admin/menu/menu-import')).MenuImport,
  'menu/:id': menuForm,
  drinks: async () => (await import('../../admin/drinks/drinks-list')).DrinksList,
  'drinks/new': drinksForm,
  'drinks/categories': async () => (await import('../../admin/drinks/drinks-list')).DrinksCategories,
  'drinks/import': async () => (await import('../../admin/drinks/drinks-import')).DrinksImport,
  'drinks/:id': drinksForm,
  highlights: async () => (await import('../../admin/highlights/highlights-screen')).HighlightsScreen,
  offers: async () => (await import('../../admin/offers/offers-list')).OffersList,
  'offers/new': offerForm,
  'offers/:id': offerForm,
  events: async () => (await import('../../admin/events/events-list')).EventsList,
  'events/new': eventForm,
  'events/:id': eventForm,
  tapas5: async () => (await import('../../admin/tapas5/tapas5-screen')).Tapas5Screen,
  photos: async () => (await import('../../admin/photos/photos-screen')).PhotosScreen,
  'photos/:id': async () => (await import('../../admin/photos/photo-screen')).PhotoScreen,
  contacts: contactsScreen,
  'contacts/:id': contactsScreen,
  history: async () => (await import('../../admin/history/history-screen')).HistoryScreen,
  people: async () => (await import('../../admin/people/people-screen')).PeopleScreen,
  profile: async () => (await import('../../admin/profile/profile-screen')).ProfileScreen,
  site: async () => (await import('../../admin/site/site-screen')).SiteScreen,
};

/** It brings in most of the component library, none of which the sign-in needs. */
async function loadLayout() {
  const { AdminLayout } = await import('../../admin/kit/layout/admin-layout');
  return { element: <AdminLayout Find={FindAnything} /> };
}

function routeOf(path: string, access: 'staff' | 'public', load: Load): RouteObject {
  return {
    path,
    caseSensitive: true,
    handle: { isAdmin: true, access },
    // A function, because with `{ Component }` the router swallows a rejection and renders an empty page.
    lazy: async () => ({ Component: await load() }),
  };
}

/** The admin's routes. All but the sign-in are guarded; the site handles any other path. */
export function adminRoutes(): RouteObject[] {
  return [
    {
      errorElement: <RouteFailure isAlone />,
      hydrateFallbackElement: <p role="status">Loading the staff area…</p>,
      children: [
        // Not loaded on its own: it is what an entry without a sign-in shows, and signing in again needs most of it.
        {
          path: LOGIN_PATH,
          caseSensitive: true,
          handle: { isAdmin: true, access: 'public' },
          Component: LoginPage,
        },
        routeOf(WELCOME_PATH, 'public', welcomePage),
        {
          path: ADMIN_ROOT,
          caseSensitive: true,
          element: <SessionGuard />,
          children: [
            { index: true, element: <FirstScreen /> },
            {
              lazy: loadLayout,
              children: [
                {
                  errorElement: <RouteFailure />,
                  children: SCREEN_PATHS.map((path) => routeOf(path, 'staff', SCREENS[path])),
                },
              ],
            },
          ],
        },
        // On a fresh load, the web host redirects unknown addresses to the home page before this applies.
        { path: '*', element: <LeaveForSite /> },
      ],
    },
  ];
}

function FirstScreen() {
  const may = useMay();
  return <Navigate to={may('manager') ? '/admin/menu' : '/admin/tonight'} replace />;
}

function LeaveForSite() {
  window.location.replace('/');
  return null;
}

export function createAdminRouter() {
  // Preloads while somebody types their password.
  onceSettled(() => void loadLayout().catch(() => undefined));
  return createBrowserRouter(adminRoutes());
}
