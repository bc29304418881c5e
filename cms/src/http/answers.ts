import type { Context } from './read-input';

/** Answers with an entity and its version, as the header and as the field. */
export function answerEntity(ctx: Context, entity: { etag: string }, status: 200 | 201 = 200): void {
  ctx.status = status;
  ctx.set('ETag', entity.etag);
  ctx.body = entity;
}

/** Answers with a whole list as its only page. */
export function answerWhole(ctx: Context, items: readonly unknown[]): void {
  ctx.body = { items, page: 1, pageSize: Math.max(1, items.length), total: items.length };
}

/** Answers that it is done and there is nothing to say: 204. */
export function answerNothing(ctx: Context): void {
  ctx.status = 204;
}

/** The `If-Match` header, empty where none was sent. */
export function ifMatchOf(ctx: Context): string {
  return ctx.get('If-Match');
}
