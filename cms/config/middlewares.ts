import { configEnvironment } from '../src/environment';

export default () => {
  const { publicUrl, s3 } = configEnvironment();
  const bucketOrigin = s3 && (s3.endpoint ?? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`);
  const pictureOrigins = ["'self'", 'data:', 'blob:', ...(bucketOrigin ? [bucketOrigin] : [])];

  return [
    'strapi::logger',
    'strapi::errors',
    'global::api-errors',
    'global::public-answers',
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
    { name: 'strapi::body', config: { jsonLimit: '256kb', formLimit: '64kb', textLimit: '64kb' } },
    'strapi::session',
    { name: 'strapi::favicon', config: { path: './public/favicon.png' } },
    'strapi::public',
  ];
};
