import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { requireEnvironment } from '../environment/environment';
import { clientAddressReader } from './client-address';
import { createCounters, makeCounterTable } from './counters';
import { createLimits, type Limits } from './limits';

export interface LimitsOfStrapi extends Limits {
  addressOf(ctx: { req: IncomingMessage }): string;
  /** Must be called before the first attempt is counted. */
  start(): Promise<void>;
}

const OF_STRAPI = new WeakMap<Core.Strapi, LimitsOfStrapi>();

export function limitsOf(strapi: Core.Strapi): LimitsOfStrapi {
  const limits = OF_STRAPI.get(strapi) ?? createFor(strapi);
  OF_STRAPI.set(strapi, limits);
  return limits;
}

function createFor(strapi: Core.Strapi): LimitsOfStrapi {
  const { limits, trustedProxies } = requireEnvironment(process.env);
  const readAddress = clientAddressReader(trustedProxies);
  return {
    ...createLimits(createCounters(strapi, limits), (message) => strapi.log.warn(message)),
    addressOf: ({ req }) => readAddress(req),
    start: async () => {
      if (limits.store === 'database') await makeCounterTable(strapi);
    },
  };
}
