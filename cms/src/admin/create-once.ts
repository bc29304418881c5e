const CREATE = /\/content-manager\/collection-types\//;

/** Sends a form once if Save is double-clicked: Strapi's panel would store a new entry twice. */
export function createOnce(): void {
  const sending = new Map<string, Promise<Response>>();
  const plainFetch = window.fetch;
  window.fetch = async (input, options) => {
    const { method, body } = options ?? {};
    if (method !== 'POST' || typeof input !== 'string' || typeof body !== 'string' || !CREATE.test(input))
      return plainFetch(input, options);
    const form = `${input} ${body}`;
    const answer = sending.get(form) ?? plainFetch(input, options).finally(() => sending.delete(form));
    sending.set(form, answer);
    return (await answer).clone();
  };
}
