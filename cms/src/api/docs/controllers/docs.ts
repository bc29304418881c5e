import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { allGroups } from '../../../contract/all-calls';
import { openApiDocument } from '../../../openapi/document';
import { docsPage } from '../../../openapi/page/docs-page';
import { style } from '../../../openapi/page/style';

const documentAddress = '/api/docs/openapi.json';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default (): Core.Controller => ({
  page(ctx) {
    ctx.vary('Accept');
    ctx.set('Cache-Control', 'no-store');
    const written = openApiDocument(allGroups);
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = written;
      return;
    }
    ctx.set('Content-Security-Policy', policy);
    ctx.type = 'html';
    ctx.body = docsPage(written, documentAddress);
  },

  document(ctx) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = openApiDocument(allGroups);
  },
});
