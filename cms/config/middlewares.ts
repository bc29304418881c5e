import { configEnvironment } from '../src/environment';
import { notingTemporaryFiles } from '../src/http/temporary-files';
import { mostUploadBytes } from '../src/rules/body-kinds';

export default () => {
  const { publicUrl, s3 } = configEnvironment();
  const bucketOrigin = s3 && (s3.endpoint ?? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`);
  const pictureOrigins = ["'self'", 'data:', 'blob:', ...(bucketOrigin ? [bucketOrigin] : [])];

  return [
    'strapi::logger',
    'strapi::errors',
    'global::api-errors',
    'global::public-answers',
    'global::methods',
    'global::staff-calls',
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: {
          useDefaults: true,
          // The panel shows pictures from where they are stored.
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
        // What a path takes at most is the rule of request-bodies; this holds where a body does not say its length.
        jsonLimit: '1mb',
        formLimit: '64kb',
        textLimit: '64kb',
        formidable: {
          maxFileSize: mostUploadBytes,
          maxFieldsSize: 64 * 1024,
          ...notingTemporaryFiles,
        },
      },
    },
    'strapi::session',
    { name: 'strapi::favicon', config: { path: './public/favicon.png' } },
    'strapi::public',
  ];
};
