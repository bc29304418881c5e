import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { clearEndedSession } from '../api/session-token';
import { BOOT_ELEMENT_ID, parseBootData, STRUCTURED_DATA_ID } from './boot-data';
import { DataProvider } from './data-provider';
import { Document } from './document';
import { forgetServiceWorkers } from './forget-service-workers';
import { giveEntryKey } from './layout/scroll-places';
import { forgetMissingPages, isPageMissing, loadPage } from './page-loading';
import { pageAt } from './pages';
import { Site } from './site';
import { loadAgain, PAGE } from '../ui/load-again';
import { surviveTranslation } from '../ui/survive-translation';

const RETRIES_MS = [3_000, 12_000];

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

/** `entry-start.ts` may get a script of the page only at its second try, but this one does not run again. */
function begin([retryMs, ...later]: readonly number[]): void {
  start().catch(async (error: unknown) => {
    if (!isPageMissing(error)) throw error;
    // The page is readable without its script; only a new version of the site justifies a reload.
    if (await loadAgain(PAGE)) return;
    forgetMissingPages();
    if (retryMs !== undefined) return void setTimeout(begin, retryMs, later);
    addEventListener('online', () => begin(RETRIES_MS), { once: true });
    throw error;
  });
}

surviveTranslation();
begin(RETRIES_MS);
