import type { Core } from '@strapi/strapi';

/** A typed service, made once for each Strapi. */
export function service<Service>(make: (strapi: Core.Strapi) => Service): (strapi: Core.Strapi) => Service {
  const made = new WeakMap<Core.Strapi, Service>();
  return (strapi) => {
    const found = made.get(strapi) ?? make(strapi);
    made.set(strapi, found);
    return found;
  };
}
