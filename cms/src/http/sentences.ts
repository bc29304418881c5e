import type { z } from 'zod';
import type { FieldProblem } from '../failures/failures';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const MAX_PROBLEMS = 20;

/** What is wrong with a value, worded to follow its field's name: `must have at most 120 characters.` */
export function sentenceOf(issue: RawIssue): string {
  if (isMissing(issue)) return 'is required.';
  if (issue.code === 'invalid_type') return `must be ${nounOf(issue.expected)}.`;
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return `must ${boundOf(issue.origin, 'at most', Number(issue.maximum))}.`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}.`;
  return 'is not valid.';
}

function isMissing({ code, input }: RawIssue): boolean {
  return input === undefined && (code === 'invalid_type' || code === 'invalid_value');
}

/** The first problem of each field, starting with the field's name; a long list is cut. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>();
  for (const problem of issues.flatMap(problemsOfIssue)) {
    const path = problem.path.join('.');
    if (!byPath.has(path)) byPath.set(path, problem);
  }
  return [...byPath.values()].slice(0, MAX_PROBLEMS);
}

function problemsOfIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key.slice(0, 60)],
      message: `“${key.slice(0, 60)}” can’t be set here.`,
    }));
  }
  const isWhole = /^[^a-z]/.test(issue.message);
  return [{ path, message: isWhole ? issue.message : `${labelOf(path)} ${issue.message}` }];
}

function tooSmall(issue: Extract<RawIssue, { code: 'too_small' }>): string {
  const least = Number(issue.minimum);
  if (issue.origin === 'string' && least === 1) return 'is required.';
  return `must ${boundOf(issue.origin, 'at least', least)}.`;
}

function boundOf(origin: string, bound: string, value: number): string {
  const count = value.toLocaleString('en-US');
  if (origin === 'string') return `have ${bound} ${count} ${value === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${bound} ${count} ${value === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${count}`;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function nounOf(expected: string): string {
  return NOUNS[expected] ?? 'of another type';
}

const LABELS: Readonly<Record<string, string>> = {
  abv: 'Alcohol',
  booking_template: 'The address for a chosen table',
  ctaLabel: 'The button',
  ctaPrimaryLabel: 'The first button',
  ctaPrimaryTo: 'The link of the first button',
  ctaSecondaryLabel: 'The second button',
  ctaSecondaryTo: 'The link of the second button',
  ctaTo: 'The link of the button',
  daysCsv: 'The days',
  desc: 'Description',
  ids: 'The order',
  imageId: 'The picture',
  itemId: 'The dish',
  itemIds: 'The dishes',
  map_embed_url: 'The map',
};

/** `dietary_tags` is shown as `Dietary tags`, `hours.3.opens` as `Opens`. */
function labelOf(path: ReadonlyArray<string | number>): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return 'This';
  if (Object.hasOwn(LABELS, name)) return LABELS[name] ?? name;
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_match, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
