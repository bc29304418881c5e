import { fileProblems } from './file-rules.mjs';
import { importProblems } from './import-rule.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * This repository's own rules, which no general linter has: who may import whom, and what files must look like.
 *
 * @param {string} root
 */
export function houseProblems(root) {
  const files = sourceFiles(root, ['.']);
  const { problems, warnings } = fileProblems(root, files);
  return { problems: [...importProblems(root, files), ...problems], warnings };
}
