import type { Core } from '@strapi/strapi';

export interface Answered {
  method: string;
  /** The pattern of the route, never the path itself. */
  route: string;
  status: number;
  seconds: number;
  /** The password was correct but a code is still needed: the sign-in is counted with the code. */
  isHalfSignIn: boolean;
}

type Count = (answered: Answered) => void;

const OF_STRAPI = new WeakMap<Core.Strapi, Count>();

export const countAnswer = (strapi: Core.Strapi, answered: Answered) => OF_STRAPI.get(strapi)?.(answered);

/** Until this is called, metrics are off. */
export function startCounting(strapi: Core.Strapi, count: Count): void {
  OF_STRAPI.set(strapi, count);
}
