/** A wrong setting, explained to the person who set it. */
export class SettingError extends Error {}

/**
 * @typedef {object} Addresses
 * @property {number} port the web host's
 * @property {string} host
 * @property {number} cmsPort
 * @property {string} cmsHost
 * @property {string} cmsUrl how this machine reaches the CMS
 * @property {string} webUrl how this machine reaches the web host
 * @property {string} publicUrl what people type
 */

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Addresses}
 */
export function addressesFrom(env) {
  const port = portFrom(env, 'PORT', 3000);
  const cmsPort = portFrom(env, 'CMS_PORT', 1337);
  if (port === cmsPort) {
    throw new SettingError(`PORT and CMS_PORT are both ${port}: choose another for one of them.`);
  }
  const host = env['HOST'] || '127.0.0.1';
  const cmsHost = env['CMS_HOST'] || '127.0.0.1';
  return {
    port,
    host,
    cmsPort,
    cmsHost,
    cmsUrl: env['CMS_URL'] || `http://${reachable(cmsHost)}:${cmsPort}`,
    webUrl: `http://${reachable(host)}:${port}`,
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, ''),
  };
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 * @param {number} otherwise
 */
function portFrom(env, name, otherwise) {
  const value = env[name];
  if (value === undefined || value === '') return otherwise;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new SettingError(`${name} is "${value}", but must be a port number from 1 to 65535.`);
  }
  return port;
}

/** @param {string} host an address to listen on, of which two stand for all of them */
function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const CMS_ONLY =
  /^(APP_KEYS|API_TOKEN_SALT|ADMIN_JWT_SECRET|TRANSFER_TOKEN_SALT|JWT_SECRET|ENCRYPTION_KEY|PANEL_.*|STAFF_.*|DATABASE_.*|SMTP_URL|S3_.*|BACKUP_.*)$/;

/**
 * The variables that the web host gets: it is exposed to the internet and needs none of the CMS's secrets.
 *
 * @param {Record<string, string | undefined>} env
 */
export function withoutCmsSecrets(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !CMS_ONLY.test(name)));
}
