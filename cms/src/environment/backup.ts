import { resolve } from 'node:path';
import { secretProblem, type Read } from './groups';

export interface BackupSettings {
  folder: string;
  /** Encrypts archives. Without a passphrase they are only compressed. */
  key: string | undefined;
}

export function readBackup(read: Read, problems: string[]): BackupSettings {
  const key = read('BACKUP_KEY');
  const problem = key === undefined ? null : secretProblem('BACKUP_KEY', key);
  if (problem !== null) problems.push(problem);
  return { folder: resolve(read('BACKUP_DIR') ?? 'data/backups'), key };
}
