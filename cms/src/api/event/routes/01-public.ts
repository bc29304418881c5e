export default {
  routes: [{ method: 'GET', path: '/events-specials', handler: 'event.list', config: { auth: false } }],
};
