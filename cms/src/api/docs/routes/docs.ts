import process from 'node:process';

const pages = [
  { method: 'GET', path: '/docs', handler: 'docs.page', config: { auth: false } },
  { method: 'GET', path: '/docs/openapi.json', handler: 'docs.document', config: { auth: false } },
];

/** The written API, for those who develop against it. What visitors reach has no such addresses. */
export default { routes: process.env.NODE_ENV === 'development' ? pages : [] };
