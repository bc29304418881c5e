import type { Core } from '@strapi/strapi';

interface Answered {
  method: string;
  /** The pattern of the route, never the path itself. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  answered(answer: Answered): void;
  signIn(who: 'staff' | 'panel', outcome: 'good' | 'failed' | 'refused'): void;
}

const OF_STRAPI = new WeakMap<Core.Strapi, Metrics>();

/** Undefined if metrics are off. */
export const metricsOf = (strapi: Core.Strapi): Metrics | undefined => OF_STRAPI.get(strapi);

export function measure(strapi: Core.Strapi, metrics: Metrics): void {
  OF_STRAPI.set(strapi, metrics);
}
