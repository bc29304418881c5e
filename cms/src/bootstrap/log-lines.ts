import type { Core } from '@strapi/strapi';
import { loggedError, withoutSecrets } from '../failures/logged-error';

/** Where winston keeps the arguments that follow the message. */
const SPLAT = Symbol.for('splat');

interface Line {
  level: string;
  message?: unknown;
  [SPLAT]?: unknown[];
}

/** Keeps what people typed out of the log: Strapi logs error messages, and URLs with reset tokens. */
export function keepLogImpersonal(strapi: Core.Strapi): void {
  const { format } = strapi.log;
  strapi.log.format = {
    options: format.options,
    transform: (line, options) => format.transform({ ...line, message: impersonal(line) }, options),
  };
  // By default, Node.js would also end the process, but print the error with all its properties.
  process.on('uncaughtException', (error) => {
    strapi.log.error(error);
    process.exit(1);
  });
}

function impersonal(line: Line): string {
  const { level, message, [SPLAT]: [logged] = [] } = line;
  const error = [line, message, logged].find((each) => each instanceof Error);
  if (error === undefined) {
    const text = String(message);
    return withoutSecrets(level === 'http' ? text.replace(/\?\S*/, '?…') : text);
  }
  // Winston appends an error's message to the text that it was logged with.
  const text = error === logged ? String(message).replace(error.message, '') : '';
  return withoutSecrets(text + loggedError(error, { withStack: true }));
}
