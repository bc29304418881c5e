import { isApiError } from '../../api/errors';
import type { FoodCollection, StaffFood } from '../../api/staff/staff-food';
import type { Column } from './csv-columns';
import { isNew, type CsvLine, type LineProblem } from './csv-compare';

/** Other writers wait during a check: few lines at a time keep that short. */
const CHECKED_AT_ONCE = 50;

const MOST_BYTES = 1_000_000;

/** All of these lines, or none. Rejects with an ApiError. */
export function saveLines(
  { changeSeveral }: FoodCollection<StaffFood>,
  lines: readonly CsvLine[],
  isDryRun = false,
): Promise<readonly StaffFood[]> {
  const { items, added } = bodyOf(lines);
  return changeSeveral(items, { added, isDryRun });
}

/** Whether the API would refuse to read these lines in one call. */
export const isTooLong = (lines: readonly CsvLine[]) =>
  new Blob([JSON.stringify(bodyOf(lines))]).size > MOST_BYTES;

/** What the API would refuse in these lines, by row, without storing anything. */
export async function checkLines(
  collection: FoodCollection<StaffFood>,
  lines: readonly CsvLine[],
  columns: readonly Column[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<number, readonly LineProblem[]>> {
  const problems = new Map<number, LineProblem[]>();
  for (let at = 0; at < lines.length; at += CHECKED_AT_ONCE) {
    onProgress(at);
    let rest = lines.slice(at, at + CHECKED_AT_ONCE);
    while (rest.length > 0) {
      // The API may report more once the first problems are removed.
      const found = await problemsOf(collection, rest, columns);
      if (found.size === 0) break;
      for (const [row, texts] of found) problems.set(row, texts);
      rest = rest.filter(({ row }) => !found.has(row));
    }
  }
  return problems;
}

async function problemsOf(
  collection: FoodCollection<StaffFood>,
  lines: readonly CsvLine[],
  columns: readonly Column[],
): Promise<Map<number, LineProblem[]>> {
  try {
    await saveLines(collection, lines, true);
    return new Map();
  } catch (error) {
    const details = isApiError(error, 'refused') ? (error.answer?.complaint.details ?? []) : [];
    const found = new Map<number, LineProblem[]>();
    for (const { path, message } of details) {
      const [list = '', at = '', ...rest] = path.split('.');
      const line = split(lines)[list as 'items' | 'added']?.[Number(at)];
      const name = list === 'items' ? rest[1] : rest[0];
      if (line) found.set(line.row, [...(found.get(line.row) ?? []), told(name, message, columns)]);
    }
    if (found.size === 0) throw error;
    return found;
  }
}

function bodyOf(lines: readonly CsvLine[]) {
  const { items, added } = split(lines);
  return {
    items: items.map(({ food, values }) => ({
      id: food?.id ?? '',
      etag: food?.etag ?? '',
      changes: values,
    })),
    added: added.map(({ values }) => values),
  };
}

/** In the order of the request. */
function split(lines: readonly CsvLine[]) {
  return { items: lines.filter((line) => !isNew(line)), added: lines.filter(isNew) };
}

/** The column is named once: “Price must be …”. */
function told(name: string | undefined, message: string, columns: readonly Column[]): LineProblem {
  const label = columns.find((column) => column.name === name)?.label ?? null;
  const isNamed = label !== null && message.startsWith(`${label} `);
  return { label, text: isNamed ? message.slice(label.length + 1) : message };
}
