import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../http/metrics';

/** Looked up when Prometheus asks; the series is left out if there is no value. */
export interface Reading {
  name: string;
  help: string;
  read: () => Promise<number | null>;
}

const STAFF_SIGN_IN = { who: 'staff', outcomes: { 200: 'good', 401: 'failed', 429: 'refused' } };

/** How a sign-in went, by the status of its answer. */
const SIGN_INS: Readonly<Record<string, { who: string; outcomes: Readonly<Record<number, string>> }>> = {
  '/api/auth/login': STAFF_SIGN_IN,
  '/api/auth/two-step': STAFF_SIGN_IN,
  '/admin/login': { who: 'panel', outcomes: { 200: 'good', 400: 'failed', 429: 'refused' } },
};

const LATENCIES_S = [0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];

/** What Prometheus reads. No label contains a value that users can choose freely. */
export function createPrometheus(readings: readonly Reading[]) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request to its answer',
    labelNames: ['route'],
    buckets: LATENCIES_S,
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins that were good, failed or were refused as too many',
    labelNames: ['who', 'outcome'],
    registers,
  });
  for (const { name, help, read } of readings) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read().catch(() => null);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
  const count = ({ method, route, status, seconds, isHalfSignIn }: Answered): void => {
    requests.inc({ method, route, status });
    durations.observe({ route }, seconds);
    const { who = '', outcomes = {} } = (method === 'POST' && SIGN_INS[route]) || {};
    const outcome = outcomes[status];
    if (outcome !== undefined && !isHalfSignIn) signIns.inc({ who, outcome });
  };
  return { count, contentType: registry.contentType, text: () => registry.metrics() };
}
