import { configEnvironment } from '../src/environment';
import type { S3 } from '../src/environment-groups';

/** Of what is stored: what is sent has a smaller limit. The web host opens no larger file. */
const mostStoredBytes = 25 * 1024 * 1024;

export default () => {
  const { secrets, s3, mail, sessionHours } = configEnvironment();
  return {
    'users-permissions': {
      config: {
        jwtSecret: secrets.JWT_SECRET,
        jwtManagement: 'legacy-support',
        jwt: { expiresIn: `${sessionHours}h` },
      },
    },
    upload: {
      config: {
        ...(s3 ? s3Provider(s3) : {}),
        sizeLimit: mostStoredBytes,
        // The picture gate judges by content and says why; without a list Strapi warns at every upload.
        security: { allowedTypes: ['image/*'] },
      },
    },
    email: {
      config: {
        provider: 'nodemailer',
        // Without a mail server, a message is written as JSON and goes nowhere.
        providerOptions: mail.smtpUrl === undefined ? { jsonTransport: true } : smtp(mail.smtpUrl),
        settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
      },
    },
  };
};

/** In milliseconds: a server that does not answer is given up in seconds, where nodemailer would wait for minutes. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Beside an address, nodemailer ignores every other option: they have to stand in it. */
function smtp(smtpUrl: string) {
  const url = new URL(smtpUrl);
  for (const [name, wait] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(wait));
  }
  return { url: url.href };
}

function s3Provider(s3: S3) {
  return {
    provider: 'aws-s3',
    providerOptions: {
      s3Options: {
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
        region: s3.region,
        ...(s3.endpoint === undefined ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
        params: { Bucket: s3.bucket },
      },
    },
  };
}
