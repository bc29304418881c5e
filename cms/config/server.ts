import { dirname } from 'node:path';
import { configEnvironment } from '../src/environment/environment';
import { logSettings } from '../src/failures/log-settings';

export default () => {
  const { host, port, publicUrl, secrets, uploadsDir, logLevel } = configEnvironment();
  return {
    host,
    port,
    url: `${publicUrl}/cms`,
    // The web host overwrites whatever a visitor claims about their address and protocol.
    proxy: { koa: true },
    app: { keys: secrets.APP_KEYS.split(',').map((key) => key.trim()) },
    dirs: { public: uploadsDir === undefined ? './public' : dirname(uploadsDir) },
    logger: { updates: { enabled: false }, startup: { enabled: false }, config: logSettings(logLevel) },
    transfer: { remote: { enabled: false } },
  };
};
