import { configEnvironment } from '../src/environment/environment';

export default () => {
  const { secrets } = configEnvironment();
  return {
    url: '/admin',
    autoOpen: false,
    auth: {
      secret: secrets.ADMIN_JWT_SECRET,
      cookie: { path: '/cms/admin' },
    },
    apiToken: { salt: secrets.API_TOKEN_SALT },
    transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
    // It keeps whatever was sent as the email for five minutes, up to a megabyte for each attempt; ours count instead.
    rateLimit: { enabled: false },
    flags: { nps: false, promoteEE: false },
  };
};
