import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { requireEnvironment } from '../environment';
import { clientAddressReader } from '../http/client-address';
import { createCounters, makeCounterTable } from './counters';
import { createLimits, type Limits } from './limits';

export interface LimitsOfStrapi extends Limits {
  /** Whose request it is, as a key for the limits per address. */
  addressOf(ctx: { req: IncomingMessage }): string;
  /** Has to come before the first attempt is counted. */
  start(): Promise<void>;
}

const ofStrapi = new WeakMap<Core.Strapi, LimitsOfStrapi>();

/** The limits of this Strapi, as the environment sets them; one set for its whole life. */
export function limitsOf(strapi: Core.Strapi): LimitsOfStrapi {
  const limits = ofStrapi.get(strapi) ?? createFor(strapi);
  ofStrapi.set(strapi, limits);
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
