import process from 'node:process';

const get = (path: string, handler: string) => ({ method: 'GET', path, handler, config: { auth: false } });

/** The API document, for development only: production does not have these routes. */
export default {
  routes:
    process.env.NODE_ENV === 'development'
      ? [
          get('/docs', 'docs.page'),
          get('/docs/openapi.json', 'docs.document'),
          get('/docs/:file', 'docs.file'),
        ]
      : [],
};
