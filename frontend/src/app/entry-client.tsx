import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { BOOT_ELEMENT_ID, parseBootData } from './boot-data';
import { DataProvider } from './data-provider';
import { Document } from './document';
import { forgetServiceWorkers } from './forget-service-workers';
import { isPageMissing, loadAgain } from './page-loading';
import { routes } from './routes';

/** Resolves the lazy parts of the first page, so that hydration finds the very tree that the server drew. */
async function resolveFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { Component } = await route.lazy();
      Object.assign(route, { lazy: undefined, Component });
    }),
  );
}

async function start(): Promise<void> {
  const bootJson = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '';
  const boot = parseBootData(bootJson);
  await Promise.all([forgetServiceWorkers(), resolveFirstPage()]);
  const router = createBrowserRouter(routes);
  hydrateRoot(
    document,
    <Document bootJson={bootJson}>
      <DataProvider boot={boot}>
        <RouterProvider router={router} />
      </DataProvider>
    </Document>,
  );
}

start().catch((error: unknown) => {
  // The page reads whole without its script; only a new version of the site is worth loading it again.
  if (!isPageMissing(error) || !loadAgain()) throw error;
});
