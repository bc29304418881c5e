/** New for each message or tap, and repeated when that is sent again: the API takes it once. */
export function newIdempotencyKey(): string {
  // Pages served over plain HTTP have no randomUUID.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
