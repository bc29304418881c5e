import type { Core } from '@strapi/strapi';
import { contentVersionOf } from '../freshness/content-version-of';

/** Runs the work in one transaction, while nobody else changes content; what it throws leaves everything as it was. */
export async function inTurn<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  return contentVersionOf(strapi).inTurn(work);
}
