import type { Core } from '@strapi/strapi';

interface Of {
  strapi: Core.Strapi;
}

/** A service with its types, made once for each Strapi: the default export of its file is what Strapi itself loads. */
export function service<Service>(make: (of: Of) => Service): (of: Of) => Service {
  const made = new WeakMap<Core.Strapi, Service>();
  return ({ strapi }) => {
    const found = made.get(strapi) ?? make({ strapi });
    made.set(strapi, found);
    return found;
  };
}
