import { createSecretKey } from 'node:crypto';
import { configEnvironment } from '../src/environment/environment';
import { clientSettings, type S3, withTimeouts } from '../src/environment/clients';

const MAX_STORED_BYTES = 25 * 1024 * 1024;

export default () => {
  const { secrets, s3, mail, sessionHours } = configEnvironment();
  return {
    'users-permissions': {
      config: {
        // Given a string, `jsonwebtoken` first tries to read a public key in it: half a millisecond at every check.
        jwtSecret: createSecretKey(secrets.JWT_SECRET, 'utf8'),
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
        providerOptions:
          mail.smtpUrl === undefined ? { jsonTransport: true } : { url: withTimeouts(mail.smtpUrl) },
        settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
        // As in admin.ts: it keeps each email that it was sent.
        ratelimit: { enabled: false },
      },
    },
  };
};

function s3Provider(s3: S3) {
  return {
    provider: 'aws-s3',
    providerOptions: {
      // The addresses of pictures on disk: the bucket stays private, and middlewares/pictures-on-s3 reads from it.
      baseUrl: '/uploads',
      s3Options: { ...clientSettings(s3), params: { Bucket: s3.bucket, ACL: undefined } },
    },
  };
}
