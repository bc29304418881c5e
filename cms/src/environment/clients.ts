import type { Environment } from './environment';

export type S3 = NonNullable<Environment['s3']>;

/** Options shared by both clients of the bucket: Strapi's, which writes, and ours, which reads. */
export function clientSettings({ region, endpoint, accessKeyId, secretAccessKey }: S3) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // By default, the client would wait forever for a silent bucket, and pictures are stored one at a time.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
    maxAttempts: 2,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  };
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
