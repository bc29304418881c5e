/** New for each message or tap, and reused on a retry, so that the API accepts it once. */
export function newIdempotencyKey(): string {
  // Pages served over plain HTTP have no randomUUID.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
