export default {
  routes: [{ method: 'GET', path: '/site', handler: 'site.show', config: { auth: false } }],
};
