export default {
  routes: [{ method: 'GET', path: '/drinks/full', handler: 'drinks.full', config: { auth: false } }],
};
