const MAX_LENGTH = 500;
/** What nodemailer puts before the server's own words. */
const PREFIX = /^(Can't send mail - all recipients were rejected|Message failed|Mail command failed): /;

/** Why an email could not be sent: one line, at most 500 characters, no secrets or credentials in URLs. */
export function mailFailure(error: unknown, secrets: readonly string[]): string {
  const said = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), wordsOf(error));
  const line = said
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(PREFIX, '')
    .toWellFormed();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : line;
}

/** Whether the server said that there is no such mailbox or domain (RFC 3463): trying again cannot help. */
export function isUnknownAddress(error: unknown): boolean {
  return /(?<![\d.])5\.1\.(1|2|3|10)(?![\d.])/.test(wordsOf(error));
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  return error.message || (typeof code === 'string' ? code : error.name);
}
