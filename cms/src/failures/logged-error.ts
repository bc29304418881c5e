import { ConflictError, HttpError, UnavailableError } from './failures';

/** Errors whose messages are written by programmers. All others, and any with a `code`, may quote user input. */
const QUOTES_NO_INPUT = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'EnvironmentError']);
/** Properties of Node.js, PostgreSQL and nodemailer errors that contain only names and numbers. */
const FACTS = ['syscall', 'address', 'port', 'table', 'column', 'constraint', 'routine', 'responseCode'];
/** Node.js network codes, searched for in the message if a library has overwritten `code`. */
const NETWORK = /\b(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)\b/;
const MAX_CAUSES = 5;

/** One line. The message of an error with a `code` is dropped: databases and mail servers quote rows and addresses. */
export function loggedError(error: unknown, { withStack = false } = {}): string {
  const parts: string[] = [];
  for (let each = error; each !== undefined && parts.length < MAX_CAUSES; each = causeOf(each)) {
    parts.push(oneError(each, withStack));
  }
  return parts.join(' | caused by ');
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

function oneError(error: unknown, withStack: boolean): string {
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`;
  const frames = withStack && !isOurs(error) ? framesOf(error) : [];
  return [wordsOf(error), ...frames].join(' | ');
}

const isOurs = (error: Error) =>
  error instanceof HttpError || error instanceof ConflictError || error instanceof UnavailableError;

function wordsOf(error: Error): string {
  if (isOurs(error)) return error.message;
  const { code } = error as { code?: unknown };
  const name = error.name === 'error' ? error.constructor.name : error.name;
  if (typeof code === 'string') return [name, code, ...factsOf(error, code)].join(' ');
  return QUOTES_NO_INPUT.has(name) ? `${name}: ${error.message.replaceAll(/\s*\n\s*/g, ' | ')}` : name;
}

function factsOf(error: Error, code: string): string[] {
  const values = error as unknown as Record<string, unknown>;
  const [cause = code] = NETWORK.exec(error.message) ?? [];
  const named = FACTS.filter((name) => isPlain(values[name])).map(
    (name) => `${name}=${String(values[name])}`,
  );
  return cause === code ? named : [cause, ...named];
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value));

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string[] {
  const lines = stack.split('\n').map((line) => line.trim());
  const head = lines.findLastIndex((line) => !/^at .*(:\d+:\d+\)?|<anonymous>\)?)$/.test(line));
  return lines.slice(head + 1);
}

/** A log line without email addresses, tokens or credentials in URLs. Must stay linear: lines may be very long. */
export function withoutSecrets(line: string): string {
  return line
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/(?<![\w-])eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '…')
    .replaceAll(/[^\s/<>()"'=,;:]+/g, (word) => (isAddress(word) ? '…@…' : word));
}

function isAddress(word: string): boolean {
  const at = word.search(/(?<=.)(?:@|%40)/);
  return at !== -1 && /\.[a-z]{2}/i.test(word.slice(at));
}
