import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { clearEndedSession } from '../api/session-token';
import { BOOT_ELEMENT_ID, parseBootData, STRUCTURED_DATA_ID } from './boot-data';
import { DataProvider } from './data-provider';
import { Document } from './document';
import { forgetServiceWorkers } from './forget-service-workers';
import { giveEntryKey } from './layout/scroll-places';
import { isPageMissing, loadPage } from './page-loading';
import { pageAt } from './pages';
import { Site } from './site';
import { loadAgain, PAGE } from '../ui/load-again';
import { surviveTranslation } from '../ui/survive-translation';

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

/** A touch or a scroll starts the scripts at once, perhaps before the end of the document has arrived. */
async function untilWhole(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((whole) => addEventListener('DOMContentLoaded', whole, { once: true }));
}

async function start(): Promise<void> {
  await untilWhole();
  clearEndedSession(new Date());
  surviveTranslation();
  addEventListener('popstate', giveEntryKey);
  const bootJson = textOf(BOOT_ELEMENT_ID);
  const boot = parseBootData(bootJson);
  const page = pageAt(window.location.pathname);
  // Once the page's code is loaded, hydration produces the same tree as the server.
  await Promise.all([forgetServiceWorkers(), page && loadPage(page)]);
  // In a transition, React hydrates in short steps, so a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document bootJson={bootJson} structuredData={textOf(STRUCTURED_DATA_ID)}>
        <DataProvider boot={boot}>
          <BrowserRouter>
            <Site />
          </BrowserRouter>
        </DataProvider>
      </Document>,
      {
        onCaughtError(error) {
          // A page whose code can't be loaded has an error page of its own; anything else is a bug.
          if (!isPageMissing(error)) reportError(error);
        },
      },
    );
  });
}

start().catch(async (error: unknown) => {
  // The page is readable without its script; only a new version of the site justifies a reload.
  if (!isPageMissing(error) || !(await loadAgain(PAGE))) throw error;
});
