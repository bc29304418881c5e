import type { Context } from './read-input';

/** `until`: when the answer becomes outdated without an edit; milliseconds since 1970, null if never. */
export function answerShown(ctx: Context, { shown, until }: { shown: unknown; until: number | null }) {
  ctx.state.goodUntil = until;
  return shown;
}
