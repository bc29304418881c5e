import { configEnvironment } from '../src/environment';
import type { S3 } from '../src/environment-groups';

const tenMegabytes = 10 * 1024 * 1024;

export default () => {
  const { secrets, s3, smtpUrl, publicUrl } = configEnvironment();
  const sender = `no-reply@${new URL(publicUrl).hostname}`;
  return {
    'users-permissions': {
      config: { jwtSecret: secrets.JWT_SECRET, jwtManagement: 'legacy-support', jwt: { expiresIn: '8h' } },
    },
    upload: { config: { ...(s3 ? s3Provider(s3) : {}), sizeLimit: tenMegabytes } },
    email: {
      config: {
        provider: 'nodemailer',
        // Without a mail server, a message is written as JSON and goes nowhere.
        providerOptions: smtpUrl === undefined ? { jsonTransport: true } : { url: smtpUrl },
        settings: { defaultFrom: sender, defaultReplyTo: sender },
      },
    },
  };
};

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
