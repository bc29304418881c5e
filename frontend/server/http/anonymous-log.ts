type LoggedError = Record<string, unknown> & { type: string; message: string; stack: string };

const MAX_CAUSES = 4;

/** Keeps what visitors and staff typed out of the log: searches, email addresses, tokens. */
export const ANONYMOUS_LOG = {
  err: (error: unknown) => loggedError(error, MAX_CAUSES),
  cause: (cause: unknown) => (cause instanceof Error ? loggedError(cause, MAX_CAUSES) : cause),
  url: (url: unknown) => String(url).replace(/\?.*/s, '?…'),
};

function loggedError(error: unknown, causes: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: anonymous(error.message),
    ...(typeof code === 'string' && { code }),
    stack: anonymous(error.stack ?? ''),
    ...(causes > 0 && error.cause !== undefined && { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** Must stay linear: a visitor can make the text long. */
function anonymous(text: string): string {
  return text
    .replaceAll(/\?[^\s'")]+/g, '?…')
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/[^\s/<>()"'=,;:]+/g, (word) => (isAddress(word) ? '…@…' : word));
}

function isAddress(word: string): boolean {
  const at = word.search(/(?<=.)(?:@|%40)/);
  return at !== -1 && /\.[a-z]{2}/i.test(word.slice(at));
}
