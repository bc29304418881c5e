export default {
  routes: [{ method: 'GET', path: '/menu/full', handler: 'menu.full', config: { auth: false } }],
};
