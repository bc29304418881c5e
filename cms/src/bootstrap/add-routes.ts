import type { Core } from '@strapi/strapi';
import { ALL_GROUPS } from '../contract/all-calls';
import { routesOf } from '../contract/routes-of';

/** Gives each API the routes of its calls. Call it before Strapi builds its router. */
export function addRoutes(strapi: Core.Strapi): void {
  for (const group of ALL_GROUPS) strapi.api(group.api).routes = { [group.api]: routesOf(group) as never };
}
