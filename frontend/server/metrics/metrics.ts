import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentStatus } from '../content/content-status';
import type { ContentStore } from '../content/content-store';
import type { AnswerCache, Tally } from '../http/answer-cache';
import { routeOf } from './route-of';

const LATENCIES_S = [0.001, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];

export interface Measured {
  content: ContentStore;
  status: ContentStatus;
  answerCache: AnswerCache;
  pagePaths: ReadonlySet<string>;
}

/** What Prometheus reads. No label contains a value that visitors can choose freely. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #tallies = new Map<string, Tally>();
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers, kept ones included',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #kept = new Counter({
    name: 'http_kept_answers_total',
    help: 'Answers that were sent again as they were, in microseconds; they have no duration',
    labelNames: ['route'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to the last byte of the answer, kept answers excluded',
    labelNames: ['route'],
    buckets: LATENCIES_S,
    registers: [this.#registry],
  });

  constructor(private readonly measured: Measured) {
    collectDefaultMetrics({ register: this.#registry });
    this.#addGauges(measured);
  }

  answered(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const route = this.#routeOf(request);
    this.#requests.inc({ method: request.method, route, status: statusCode });
    this.#durations.observe({ route }, elapsedTime / 1000);
  }

  /** Counts by hand: there are too many kept answers to ask a library each time. */
  tallyOf(request: FastifyRequest): Tally {
    const route = this.#routeOf(request);
    const tally = this.#tallies.get(route) ?? { sent: 0 };
    this.#tallies.set(route, tally);
    return tally;
  }

  async text(): Promise<string> {
    for (const [route, tally] of this.#tallies) {
      this.#requests.inc({ method: 'GET', route, status: 200 }, tally.sent);
      this.#kept.inc({ route }, tally.sent);
      tally.sent = 0;
    }
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #routeOf(request: FastifyRequest): string {
    return routeOf(request.routeOptions.url, request.url, this.measured.pagePaths);
  }

  #addGauges({ content, status, answerCache }: Measured): void {
    this.#gauge('cms_up', 'Whether the CMS gave a usable answer to the last read', () =>
      status.report().cms === 'up' ? 1 : 0,
    );
    this.#gauge(
      'content_stale_reads',
      'Reads of the pages that are answered from an old copy',
      () => status.report().stale.length,
    );
    this.#gauge('content_copies', 'Copies of the CMS’s answers in memory', () => content.size);
    this.#gauge('kept_answers', 'Whole answers that are kept to be sent again', () => answerCache.size);
    this.#gauge('kept_answers_bytes', 'How much memory those take', () => answerCache.bytes);
    new Gauge({
      name: 'content_age_seconds',
      help: 'Since the CMS last gave or confirmed what pages read; up to a minute while nobody visits',
      labelNames: ['read'],
      registers: [this.#registry],
      collect() {
        for (const [read, ageMs] of content.ages()) this.set({ read }, ageMs / 1000);
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    const registers = [this.#registry];
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}
