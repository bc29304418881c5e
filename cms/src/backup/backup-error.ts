type Reason =
  | 'archive-damaged'
  | 'archive-unreadable'
  | 'wrong-key'
  | 'other-version'
  | 'no-database'
  | 'pictures-changing'
  | 'not-confirmed'
  | 'wrong-use'
  | 'file-exists'
  | 'check-failed';

/** Says what failed: `message` for the operator, `reason` for programs. */
export class BackupError extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BackupError';
  }
}
