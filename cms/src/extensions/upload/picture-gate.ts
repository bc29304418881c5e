import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../../failures/database-failures';
import { NO_ROOM_FOR_PICTURES, RefusedPicture } from '../../failures/picture-failures';
import { MAX_PICTURE_BYTES, PICTURE_TOO_HEAVY } from '../../rules/picture-size';
import { randomName, libraryName } from './picture-names';
import { createQueue } from './queue';
import { type Area, reEncode, type StoredType } from './re-encode';

export interface IncomingFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  size?: number;
}

export interface FileInfo {
  name?: string | null;
}

const MAX_WAITING = 20;

/** A decoded picture may take hundreds of megabytes. */
const oneAtATime = createQueue(
  MAX_WAITING,
  () => new RefusedPicture(503, 'Many pictures are being stored right now. Try again in a minute.'),
);

const EXTENSIONS: Readonly<Record<StoredType, string>> = { jpeg: '.jpg', webp: '.webp' };

type Store<Result> = (file: IncomingFile, info: FileInfo) => Promise<Result>;

/** Re-encodes the picture under a random name and passes it to `store`. Throws RefusedPicture if it is refused. */
export function encodeUpload<Result>(
  file: IncomingFile,
  info: FileInfo | undefined,
  store: Store<Result>,
): Promise<Result> {
  const read = async () => {
    const { size } = await stat(file.filepath);
    if (size > MAX_PICTURE_BYTES) throw new RefusedPicture(413, PICTURE_TOO_HEAVY);
    return readFile(file.filepath);
  };
  return encode(read, undefined, { ...info, name: info?.name || file.originalFilename }, store);
}

/** Like `encodeUpload`, for what `read` returns, or a part of it. */
export function encode<Result>(
  read: () => Promise<Buffer>,
  area: Area | undefined,
  info: FileInfo,
  store: Store<Result>,
): Promise<Result> {
  return oneAtATime(async () => {
    let folder: string | undefined;
    try {
      const { bytes, type } = await reEncode(await read(), area);
      folder = await mkdtemp(join(tmpdir(), 'casa-picture-'));
      const filepath = join(folder, randomName());
      await writeFile(filepath, bytes);
      const clean = {
        filepath,
        originalFilename: `picture${EXTENSIONS[type]}`,
        mimetype: `image/${type}`,
        size: bytes.length,
      };
      return await store(clean, { ...info, name: libraryName(info.name) });
    } catch (cause) {
      throw isDiskFull(cause) ? new RefusedPicture(503, NO_ROOM_FOR_PICTURES, { cause }) : cause;
    } finally {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    }
  });
}
