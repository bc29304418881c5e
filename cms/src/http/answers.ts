import { wholeList } from '../rules/page';
import type { Context } from './read-input';

export function answerEntity(ctx: Context, entity: { etag: string }, status: 200 | 201 = 200): void {
  ctx.status = status;
  ctx.set('ETag', entity.etag);
  ctx.body = entity;
}

/** `until`: when the answer becomes outdated without an edit; milliseconds since 1970, null if never. */
export function answerShown(ctx: Context, { shown, until }: { shown: unknown; until: number | null }): void {
  ctx.state.goodUntil = until;
  ctx.body = shown;
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
