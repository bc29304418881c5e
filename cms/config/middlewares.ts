import { configEnvironment } from '../src/environment/environment';
import { clientSettings } from '../src/environment/clients';
import { MAX_UPLOAD_BYTES } from '../src/http/body-kinds';
import { NOTING_TEMPORARY_FILES } from '../src/http/temporary-files';

export default () => {
  const { publicUrl, trustedProxies, s3 } = configEnvironment();
  const pictureOrigins = ["'self'", 'data:', 'blob:'];

  return [
    { name: 'global::request-log', config: { trustedProxies } },
    'strapi::errors',
    'global::refusals',
    'global::api-errors',
    'global::public-answers',
    'global::methods',
    'global::staff-calls',
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: {
          useDefaults: true,
          directives: {
            'img-src': pictureOrigins,
            'media-src': pictureOrigins,
            upgradeInsecureRequests: null,
          },
        },
      },
    },
    { name: 'strapi::cors', config: { origin: [publicUrl] } },
    'strapi::query',
    'global::request-bodies',
    {
      name: 'strapi::body',
      config: {
        // request-bodies limits each path; this applies when a body does not state its length.
        jsonLimit: '1mb',
        formLimit: '64kb',
        textLimit: '64kb',
        formidable: {
          maxFileSize: MAX_UPLOAD_BYTES,
          maxFieldsSize: 64 * 1024,
          ...NOTING_TEMPORARY_FILES,
        },
      },
    },
    'strapi::session',
    { name: 'strapi::favicon', config: { path: './public/favicon.png' } },
    {
      name: 'global::pictures-on-s3',
      config: s3 ? { bucket: s3.bucket, settings: clientSettings(s3) } : {},
    },
    'strapi::public',
  ];
};
