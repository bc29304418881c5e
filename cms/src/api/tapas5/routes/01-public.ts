export default {
  routes: [{ method: 'GET', path: '/tapas5', handler: 'tapas5.show', config: { auth: false } }],
};
