import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestServer {
  address: string;
  /** The requests received, in order; a browser's preflight OPTIONS calls are answered and left out. */
  seen: SeenRequest[];
  close: () => Promise<void>;
}

/** A real HTTP server for tests that allows any origin, so that browser clients can be tested against it too. */
export async function startServer(answer: RequestListener): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('Access-Control-Allow-Origin', '*');
    outgoing.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, if-match, x-page-path');
    outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    outgoing.setHeader('Access-Control-Expose-Headers', 'etag, retry-after');
    if (incoming.method === 'OPTIONS') {
      outgoing.end();
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(incoming, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
