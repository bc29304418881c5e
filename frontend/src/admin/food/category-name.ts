import { foldText } from '../../domain/search';

/** As many characters as the API takes. */
export const LONGEST_NAME = 80;

/** What is wrong with the name of a category, in a sentence, or null. `others` are those that are taken. */
export function categoryNameProblem(typed: string, others: readonly string[]): string | null {
  const name = typed.trim();
  if (!/[^\p{Z}\p{C}]/u.test(name)) return 'Type a name.';
  if (name.length > LONGEST_NAME) return `A name may have at most ${LONGEST_NAME} characters.`;
  const isTaken = others.some((other) => foldText(other) === foldText(name));
  return isTaken ? `There is a category “${name}” already.` : null;
}
