import { dirname } from 'node:path';
import { configEnvironment } from '../src/environment';

export default () => {
  const { host, port, publicUrl, secrets, uploadsDir, logLevel } = configEnvironment();
  return {
    host,
    port,
    // The panel lives under /cms on the site's own origin; the web host strips the prefix.
    url: `${publicUrl}/cms`,
    // The visitor's address and protocol, which the web host writes over whatever a visitor claims.
    proxy: { koa: true },
    app: { keys: secrets.APP_KEYS.split(',').map((key) => key.trim()) },
    dirs: { public: uploadsDir === undefined ? './public' : dirname(uploadsDir) },
    logger: { updates: { enabled: false }, startup: { enabled: false }, config: { level: logLevel } },
    transfer: { remote: { enabled: false } },
  };
};
