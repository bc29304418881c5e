import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { UnavailableError } from '../failures/failures';

/** Two attempts take less than the web host's ten seconds. On its own, a `requestTimeout` only warns. */
const TIMEOUTS = {
  connectionTimeout: 2_000,
  requestTimeout: 4_000,
  throwOnRequestTimeout: true,
  socketTimeout: 60_000,
};

interface Config {
  bucket?: string;
  settings?: S3ClientConfig;
}

/** Serves the bucket's pictures under the same URLs as local ones; a picture not in the bucket may still be on disk. */
export default ({ bucket, settings }: Config): Core.MiddlewareHandler => {
  if (bucket === undefined) return (_ctx, next) => next();
  const client = new S3Client({ ...settings, requestHandler: TIMEOUTS });

  return async (ctx, next) => {
    const name = /^\/uploads\/([\da-z][\w.-]*)$/i.exec(ctx.path)?.[1];
    if (name === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const what = { Bucket: bucket, Key: name };
    const asked = ctx.method === 'HEAD' ? new HeadObjectCommand(what) : new GetObjectCommand(what);
    const found = await client.send(asked).catch((cause: unknown) => {
      if (cause instanceof NoSuchKey || cause instanceof NotFound) return null;
      throw new UnavailableError('The bucket does not answer', { cause });
    });
    if (found === null) return next();
    ctx.status = 200;
    ctx.type = found.ContentType ?? 'application/octet-stream';
    if (found.ContentLength !== undefined) ctx.length = found.ContentLength;
    if (found.ETag !== undefined) ctx.set('ETag', found.ETag);
    if ('Body' in found && found.Body instanceof Readable) ctx.body = found.Body;
  };
};
