export default {
  routes: [{ method: 'GET', path: '/highlights', handler: 'highlight.list', config: { auth: false } }],
};
