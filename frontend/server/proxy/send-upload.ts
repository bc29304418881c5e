import type { FastifyReply } from 'fastify';
import type { ContentStore } from '../content/content-store';
import { sendApiError } from '../http/api-error';
import { matches } from '../http/entity-tag';
import { uploadCaching, versionIn } from '../pictures/picture-request';
import type { OnResponse } from './proxied';

export function sendUpload(content: ContentStore): OnResponse {
  return (request, reply, { stream }) => {
    const drop = () => void ('destroy' in stream && typeof stream.destroy === 'function' && stream.destroy());
    if (reply.statusCode >= 400) {
      drop();
      reply.removeHeader('content-length');
      const isMissing = reply.statusCode === 404;
      const message = isMissing ? 'There is no such picture.' : 'The picture is not available right now.';
      sendApiError(reply as FastifyReply, reply.statusCode, message);
      return;
    }
    const { url, headers } = request;
    const isVersioned = versionIn(url.slice(url.indexOf('?') + 1)) !== null;
    reply.header('cache-control', uploadCaching(isVersioned && content.mentions(url)));
    const etag = tagOf(reply as FastifyReply);
    if (etag) reply.header('etag', etag);
    if (!etag || !matches(headers['if-none-match'], etag)) {
      reply.send(stream);
      return;
    }
    drop();
    reply.code(304).removeHeader('content-length').send();
  };
}

/** The CMS sends a file's time and length but does not compare them with the browser's copy. */
function tagOf(reply: FastifyReply): string | null {
  if (reply.statusCode !== 200) return null;
  const { etag, 'last-modified': writtenAt, 'content-length': length } = reply.getHeaders();
  if (etag !== undefined) return String(etag);
  return writtenAt && length ? `W/"${Date.parse(String(writtenAt)).toString(36)}-${String(length)}"` : null;
}
