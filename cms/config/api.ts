export default {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true },
  // Without this, `required` on a relation is not enforced.
  documents: { strictRelations: true },
};
