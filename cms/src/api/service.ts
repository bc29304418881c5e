import type { Core } from '@strapi/strapi';

/** A typed service, made once per Strapi instance. */
export function service<Service>(make: (strapi: Core.Strapi) => Service): (strapi: Core.Strapi) => Service {
  const made = new WeakMap<Core.Strapi, Service>();
  return (strapi) => {
    const found = made.get(strapi) ?? make(strapi);
    made.set(strapi, found);
    return found;
  };
}
