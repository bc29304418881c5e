import process from 'node:process';

const get = (path: string, handler: string) => ({ method: 'GET', path, handler, config: { auth: false } });

/** The written API, for those who develop against it. What visitors reach has no such addresses. */
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
