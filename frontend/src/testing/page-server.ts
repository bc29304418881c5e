import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startServer, type TestServer } from './http-server';

declare const jsdom: { reconfigure(settings: { url: string }): void };

/** Puts a test server at the page’s own origin, so that the site’s real client makes its calls to it. */
export function servePage(answer: RequestListener): Pick<TestServer, 'seen'> {
  const page = window.location.href;
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(answer);
    jsdom.reconfigure({ url: server.address });
  });
  beforeEach(() => {
    server.seen.length = 0;
  });
  afterAll(async () => {
    jsdom.reconfigure({ url: page });
    await server.close();
  });
  return {
    /** Starts it for the current test. */
    get seen() {
      return server.seen;
    },
  };
}
