import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { bucketFailed } from '../../failures/picture-failures';

interface Bucket extends S3ClientConfig {
  params: { Bucket: string };
}

/** The bytes of a stored picture, from the disk or from the bucket. */
export async function storedBytes(
  strapi: Core.Strapi,
  { provider, url }: { provider: string; url: string },
): Promise<Buffer> {
  if (provider === 'local') return readFile(join(strapi.dirs.static.public, url));
  const { params, ...settings } = strapi.config.get<Bucket>('plugin::upload.providerOptions.s3Options');
  const what = { Bucket: params.Bucket, Key: basename(url) };
  const read = async () => {
    const { Body } = await new S3Client(settings).send(new GetObjectCommand(what));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };
  return read().catch(bucketFailed);
}
