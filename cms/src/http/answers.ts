import { wholeList } from '../rules/page';
import type { Context } from './read-input';

export function answerEntity(ctx: Context, entity: { etag: string }, status: 200 | 201 = 200): void {
  ctx.status = status;
  ctx.set('ETag', entity.etag);
  ctx.body = entity;
}

export function answerWhole(ctx: Context, items: readonly unknown[]): void {
  ctx.body = wholeList(items);
}

export function answerNothing(ctx: Context): void {
  ctx.status = 204;
}

export function ifMatchOf(ctx: Context): string {
  return ctx.get('If-Match');
}
