import type { Core } from '@strapi/strapi';

interface Of {
  strapi: Core.Strapi;
}

/** A typed service, made once for each Strapi. Strapi itself loads the file's default export. */
export function service<Service>(make: (of: Of) => Service): (of: Of) => Service {
  const made = new WeakMap<Core.Strapi, Service>();
  return ({ strapi }) => {
    const found = made.get(strapi) ?? make({ strapi });
    made.set(strapi, found);
    return found;
  };
}
