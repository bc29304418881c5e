import { adminApi } from '@strapi/strapi/admin';

interface UpdateDocument {
  onQueryStarted: (save: unknown, api: { queryFulfilled: Promise<unknown> }) => Promise<void>;
  invalidatesTags: (result: unknown, error: unknown, ...rest: unknown[]) => unknown[];
  transformErrorResponse?: (error: object) => object;
}

/**
 * Keeps what was typed in the form when a save is refused or fails. Strapi's panel would reset the form to the stored
 * values and disable Save, as if it had succeeded (https://github.com/strapi/strapi/issues/22646).
 */
export function keepFormsOfRefusedSaves(): void {
  adminApi.enhanceEndpoints({
    endpoints: {
      updateDocument(definition: UpdateDocument) {
        const { onQueryStarted, invalidatesTags } = definition;
        definition.onQueryStarted = (save, api) =>
          api.queryFulfilled.then(
            () => onQueryStarted(save, api),
            () => undefined,
          );
        definition.invalidatesTags = (result, error, ...rest) =>
          error ? [] : invalidatesTags(result, error, ...rest);
        // After any other kind of error, the panel no longer counts the form as changed.
        definition.transformErrorResponse = (error) => ({ ...error, name: 'ValidationError' });
      },
      // Otherwise the panel reads what it has just deleted, and says "Not Found".
      deleteDocument(definition: { invalidatesTags: (...call: unknown[]) => (string | { id: string })[] }) {
        const { invalidatesTags } = definition;
        definition.invalidatesTags = (...call) =>
          invalidatesTags(...call).filter((tag) => typeof tag === 'string' || tag.id.endsWith('_LIST'));
      },
    },
  });
}
