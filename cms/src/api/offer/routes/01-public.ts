export default {
  routes: [{ method: 'GET', path: '/offers', handler: 'offer.list', config: { auth: false } }],
};
