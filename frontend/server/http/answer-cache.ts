import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerFactory,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { msSince, thisMoment, type Moment } from '../content/moment';

const MAX_ANSWERS = 500;
const MAX_BYTES = 32 * 1024 * 1024;
/** Node.js parses whatever arrived, thousands of short requests at once, and holds all of them in memory. */
const MAX_PIPELINED = 32;

/** How many times one route's kept answers were sent. */
export interface Tally {
  sent: number;
}

interface Offer {
  at: Moment;
  forMs: number;
}

interface CachedAnswer {
  tally: Tally;
  headers: string[];
  body: Buffer;
  offered: Offer;
}

/** Resends a whole answer, bypassing the framework, for as long as the route says it is valid. */
export class AnswerCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  readonly #offers = new WeakMap<FastifyReply, Offer>();
  #isClosing = false;

  /** Set if answers are counted. */
  tallyOf: (request: FastifyRequest) => Tally = () => ({ sent: 0 });

  constructor(private readonly idOf: (request: IncomingMessage) => string) {}

  get size(): number {
    return this.#answers.size;
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } =
      options as FastifyHttpOptions<Server>;
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      if (!this.#send(request, response)) handler(request, response);
    };
    const waiting = new WeakMap<Socket, number>();
    const server = createServer(http ?? {}, (request, response) => {
      if (response.socket !== null) return answer(request, response);
      // A pipelined request waits for the answer to the one before.
      const { socket } = request;
      const ahead = waiting.get(socket) ?? 0;
      if (ahead === MAX_PIPELINED) return void socket.destroy();
      waiting.set(socket, ahead + 1);
      response.once('socket', () => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
        process.nextTick(answer, request, response);
      });
    });
    // Fastify sets these only on a server it makes itself.
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(connectionTimeout);
  };

  addTo(host: FastifyInstance): void {
    host.addHook('onSend', async (request, reply, payload) => {
      const offered = this.#offers.get(reply);
      if (!offered || isOver(offered) || reply.statusCode !== 200 || !isPlainGet(request.raw)) return;
      if (!Buffer.isBuffer(payload)) return;
      const { 'x-request-id': _id, ...kept } = reply.getHeaders();
      // The request id is written anew for each request.
      const headers = Object.entries({ ...kept, 'content-length': payload.length, 'x-request-id': '' });
      const tally = this.tallyOf(request);
      this.#answers.set(keyOf(request.raw), {
        tally,
        headers: headers.flat().map(String),
        body: payload,
        offered,
      });
    });
    // From here on Fastify answers with `Connection: close`; a kept answer would not.
    host.addHook('preClose', async () => void (this.#isClosing = true));
  }

  /** For the next `forMs`, anyone who asks for this address in this encoding may get the same answer. */
  offer(reply: FastifyReply, forMs: number): void {
    this.#offers.set(reply, { at: thisMoment(), forMs });
  }

  #send(request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#answers.get(keyOf(request));
    if (!kept || isOver(kept.offered) || this.#isClosing || !isPlainGet(request)) return false;
    kept.tally.sent += 1;
    kept.headers[kept.headers.length - 1] = this.idOf(request);
    response.writeHead(200, kept.headers).end(kept.body);
    return true;
  }
}

function isOver({ at, forMs }: Offer): boolean {
  return msSince(at) >= forMs;
}

function keyOf({ url, headers }: IncomingMessage): string {
  return `${headers['accept-encoding']} ${url}`;
}

/** Whether nothing but the address and the encoding can change the answer. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers.authorization === undefined &&
    headers.cookie === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
