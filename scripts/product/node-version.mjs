import process from 'node:process';

const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} version as in process.versions.node
 * @returns {string | null} what to tell the person, or null when it will do
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return null;
  const wanted = OLDEST.major + '.' + OLDEST.minor;
  return (
    'This needs Node.js ' + wanted + ' or newer; here is ' + version + '. Get it from https://nodejs.org.'
  );
}

/**
 * Ends the process if Node.js is too old. Commands load everything else afterwards: an old Node.js could not, and would
 * fail with an unhelpful message.
 */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
