import { foldText } from '../../domain/search';

export const MAX_CATEGORY_NAME = 80;

export function categoryNameProblem(typed: string, others: readonly string[]): string | null {
  const name = typed.trim();
  if (!/[^\p{Z}\p{C}]/u.test(name)) return 'Enter a name.';
  if (name.length > MAX_CATEGORY_NAME) return `A name may have at most ${MAX_CATEGORY_NAME} characters.`;
  const isTaken = others.some((other) => foldText(other) === foldText(name));
  return isTaken ? `There is a category “${name}” already.` : null;
}
