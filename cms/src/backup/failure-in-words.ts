import { isDiskFull, isGone, isLockTimeout } from '../failures/database-failures';
import { loggedError } from '../failures/logged-error';
import { BackupError } from './backup-error';

/** PostgreSQL refuses the password, the user or the database's name. */
const REFUSED_CODE = /^(28...|3D000)$/;

/** What to tell the operator about a failed backup or restore; only a bug comes with a stack. */
export function failureInWords(error: unknown): string {
  const { code, path, message } = (error ?? {}) as { code?: unknown; path?: unknown; message?: string };
  if (isDiskFull(error)) return 'The disk is full. Make room, then try again.';
  if (isForOperator(error)) return error.message;
  if (isLockTimeout(error)) return 'Somebody else is saving or restoring. Nothing was changed: try again.';
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return `The database is damaged (${code}). Move its file away, then restore.`;
  if (isGone(error) || REFUSED_CODE.test(String(code)))
    return `The database can’t be reached (${loggedError(error)}). Is it up, and is DATABASE_URL right?`;
  // Node.js names the file and what is wrong with it.
  if (typeof path === 'string' && message !== undefined) return message;
  return loggedError(error, { withStack: true });
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof BackupError || (error instanceof Error && error.name === 'EnvironmentError');
