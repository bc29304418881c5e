import type { OpeningSpan } from '../../domain/site';
import { formatTime } from '../../domain/hours-format';
import { isTime } from '../../domain/zoned-time';

export interface SpansProblem {
  at: number;
  field: 'opens' | 'closes';
  message: string;
}

/** The API's rules: spans may touch but not overlap; one that closes before it opens ends on the next day. */
export function spansProblem(spans: readonly OpeningSpan[]): SpansProblem | null {
  for (const [at, { opens, closes }] of spans.entries()) {
    if (opens === '') return { at, field: 'opens', message: 'Enter the opening time.' };
    if (closes === '') return { at, field: 'closes', message: 'Enter the closing time.' };
    if (opens === closes) {
      return { at, field: 'closes', message: 'Opening and closing times are the same: change one.' };
    }
    const other = spans.slice(0, at).find((earlier) => overlap(earlier, spans[at] ?? earlier));
    if (other) {
      const message = `These hours overlap with those from ${formatTime(other.opens)}: change one of them.`;
      return { at, field: 'opens', message };
    }
  }
  return null;
}

export function closesNextDay({ opens, closes }: OpeningSpan): boolean {
  return isTime(opens) && isTime(closes) && closes < opens && closes !== '00:00';
}

export function isWhole({ opens, closes }: OpeningSpan): boolean {
  return isTime(opens) && isTime(closes) && opens !== closes;
}

// Times compare as text; a `24` prefix puts the next day's after all others.
function overlap(one: OpeningSpan, other: OpeningSpan): boolean {
  const end = ({ opens, closes }: OpeningSpan) => (closes < opens ? `24${closes}` : closes);
  return one.opens < end(other) && other.opens < end(one);
}
