import { fileProblems } from './file-rules.mjs';
import { importProblems } from './import-rule.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * The rules of this repository that no general linter knows: who imports whom, and what files look like.
 *
 * @param {string} root
 */
export function houseProblems(root) {
  const files = sourceFiles(root, ['.']);
  const { problems, warnings } = fileProblems(root, files);
  return { problems: [...importProblems(root, files), ...problems], warnings };
}
