import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
}

/** A real HTTP server in place of the CMS; the test decides every answer. */
export class Upstream {
  readonly seen: SeenRequest[] = [];
  readonly #handlers = new Map<string, Handler>();
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #port = 0;

  static async start(): Promise<Upstream> {
    const upstream = new Upstream();
    await upstream.listen();
    return upstream;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** On the same port as before it went down. */
  async listen(): Promise<void> {
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Behaves like a killed process: connections are cut and new ones refused. */
  down(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  on(path: string, handler: Handler): void {
    this.#handlers.set(path, handler);
  }

  /** JSON with an entity tag like the CMS's, optionally delayed. */
  json(path: string, value: unknown, { delayMs = 0 } = {}): void {
    const body = JSON.stringify(value);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    this.on(path, (request, response) => {
      const answer = () => {
        const isKnown = request.headers['if-none-match'] === etag;
        response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'application/json' });
        response.end(isKnown ? undefined : body);
      };
      if (delayMs > 0) setTimeout(answer, delayMs);
      else answer();
    });
  }

  status(path: string, status: number, body = '', headers: Record<string, string> = {}): void {
    this.on(path, (_request, response) => response.writeHead(status, headers).end(body));
  }

  /** Ignores the query. */
  requestsFor(path: string): SeenRequest[] {
    return this.seen.filter(({ url }) => url.split('?')[0] === path);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    const seen: SeenRequest = { method, url, headers, body: '', status: 0 };
    this.seen.push(seen);
    response.on('finish', () => (seen.status = response.statusCode));
    const answer = (body: string) => {
      seen.body = body;
      const handler = this.#handlers.get(url.split('?')[0] ?? '');
      if (handler) handler(request, response);
      else response.writeHead(404, { 'content-type': 'application/json' }).end('{"status":404}');
    };
    text(request).then(answer, () => response.destroy());
  }
}
