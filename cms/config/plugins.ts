import { configEnvironment } from '../src/environment/environment';
import type { S3 } from '../src/environment/groups';

const MAX_STORED_BYTES = 25 * 1024 * 1024;

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
        sizeLimit: MAX_STORED_BYTES,
        // The picture gate judges by content; without this list Strapi warns at every upload.
        security: { allowedTypes: ['image/*'] },
      },
    },
    email: {
      config: {
        provider: 'nodemailer',
        providerOptions: mail.smtpUrl === undefined ? { jsonTransport: true } : smtp(mail.smtpUrl),
        settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
      },
    },
  };
};

/** In milliseconds: nodemailer would otherwise wait minutes for a server that does not answer. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** nodemailer ignores all other options beside a URL, so they go into its query. */
function smtp(smtpUrl: string) {
  const url = new URL(smtpUrl);
  for (const [name, wait] of Object.entries(TIMEOUTS)) {
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
