/** Like `daily-2026-11-23T04-00-00Z.tar.gz`, with `.age` if it is encrypted. */
export function archiveName(prefix: string, made: Date, isEncrypted: boolean): string {
  const time = made.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${prefix}-${time}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When the archive of this name was made; null for any other file. */
export function timeIn(prefix: string, name: string): Date | null {
  const parts = /^(\w+)-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name);
  if (parts === null || parts[1] !== prefix) return null;
  return new Date(`${parts[2]}${parts[3]}:${parts[4]}:${parts[5]}Z`);
}
