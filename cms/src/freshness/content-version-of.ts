import type { Core } from '@strapi/strapi';
import { createContentVersion, type ContentVersion } from './content-version';

const versions = new WeakMap<Core.Strapi, ContentVersion>();

/** The content version of this Strapi; one for its whole life. */
export function contentVersionOf(strapi: Core.Strapi): ContentVersion {
  const version = versions.get(strapi) ?? createContentVersion(strapi);
  versions.set(strapi, version);
  return version;
}
