import type { Read } from './groups';

export interface Mail {
  /** No email is sent if this is missing. Set both this and `contactTo`, or neither. */
  smtpUrl: string | undefined;
  contactTo: string | undefined;
  /** Gets an email when a scheduled backup fails. */
  backupTo: string | undefined;
  from: string;
}

/**
 * In milliseconds: by default, nodemailer waits minutes for a server that does not answer. The last is long because
 * some servers scan an email before they accept it, and giving up too soon would send it twice.
 */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 110_000,
};

const ADDRESS = /^[^\s@,<>"]+@[^\s@,<>"]+$/;

export function readMail(read: Read, publicUrl: string, problems: string[]): Mail {
  const smtpUrl = read('SMTP_URL');
  if (smtpUrl !== undefined && !isSmtpUrl(smtpUrl)) {
    problems.push('SMTP_URL must look like smtp://user:password@host:587');
  }
  const contactTo = read('CONTACT_TO');
  const backupTo = read('BACKUP_MAIL_TO');
  for (const [name, addresses] of Object.entries({ CONTACT_TO: contactTo, BACKUP_MAIL_TO: backupTo })) {
    if (addresses !== undefined && !addresses.split(',').every((each) => ADDRESS.test(each.trim())))
      problems.push(`${name} must be an email address, or several separated by commas`);
  }
  if (backupTo !== undefined && smtpUrl === undefined)
    problems.push('SMTP_URL is missing: BACKUP_MAIL_TO is set, so failed backups have to be mailed');
  // With only one of them set, mail would silently fail to go out.
  if (smtpUrl !== undefined && contactTo === undefined) {
    problems.push('CONTACT_TO is missing: SMTP_URL is set, so contact messages need a recipient');
  }
  if (contactTo !== undefined && smtpUrl === undefined) {
    problems.push('SMTP_URL is missing: CONTACT_TO is set, so contact messages have to be mailed');
  }
  const from =
    read('MAIL_FROM') ?? `no-reply@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'}`;
  if (!ADDRESS.test(from)) problems.push('MAIL_FROM must be an email address');
  return { smtpUrl, contactTo, backupTo: backupTo ?? contactTo, from };
}

/** nodemailer ignores all other options if it gets a URL, so its timeouts go into the query. */
export function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, wait] of Object.entries(TIMEOUTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(wait));
  }
  return url.href;
}

/** The mail server's URL and password, in every form in which a server or a library may echo them. */
export function mailSecrets(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  if (password === '') return [];
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [smtpUrl, base64(`\u0000${user}\u0000${plain}`), base64(plain), password, plain];
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && [username, password].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
