import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { ALL_GROUPS } from '../../../contract/all-calls';
import { openApiDocument } from '../../../contract/openapi/document';
import { missing } from '../../../failures/failures';

/** Swagger UI embeds its icons as `data:` URLs. Nothing else is loaded from outside; no inline script runs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The restaurant’s API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body><div id="docs"></div></body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });`;

// Resolved on request, because production has no Swagger UI.
const FILES: Readonly<Record<string, () => Promise<string>>> = {
  'start.js': async () => START,
  'swagger-ui.css': () => readFile(require.resolve('swagger-ui-dist/swagger-ui.css'), 'utf8'),
  'swagger-ui-bundle.js': () => readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8'),
};

export default (): Core.Controller => ({
  page(ctx) {
    ctx.vary('Accept');
    ctx.set('Cache-Control', 'no-store');
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = openApiDocument(ALL_GROUPS);
      return;
    }
    ctx.set('Content-Security-Policy', POLICY);
    ctx.type = 'html';
    ctx.body = PAGE;
  },

  document(ctx) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = openApiDocument(ALL_GROUPS);
  },

  async file(ctx) {
    const name = String(ctx.params.file);
    const read = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!read) throw missing('file');
    ctx.type = extname(name);
    ctx.body = await read();
  },
});
