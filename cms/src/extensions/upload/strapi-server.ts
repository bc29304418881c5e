import type { Core } from '@strapi/strapi';
import { changeContent } from '../../entries/content-version';
import { requireOpened } from '../../entries/opened-version';
import { FILE_UID } from '../../entries/picture-needs';
import { bucketFailed, RefusedPicture } from '../../failures/picture-failures';
import { inFolders, removeFile, removeFiles, type StoredFile } from './deletions';
import { encode, encodeUpload, type FileInfo, type IncomingFile } from './picture-gate';
import { randomName } from './picture-names';
import type { Area } from './re-encode';
import { storedBytes } from './stored-bytes';
import { createStoredFiles } from './stored-files';

interface UploadData {
  fileInfo?: FileInfo | FileInfo[];
}

interface UploadService {
  upload(
    what: { data: UploadData; files: IncomingFile | IncomingFile[] },
    options?: object,
  ): Promise<unknown[]>;
  replace(): Promise<never>;
  updateFileInfo(id: number | string, info: object, options?: object): Promise<unknown>;
  remove(file: StoredFile): Promise<unknown>;
  /** Added here: stores a part of a stored picture as a new one. */
  crop(original: StoredFile, area: Area, info: FileInfo): Promise<unknown>;
}

interface Deletions {
  deleteByIds(ids: number[]): Promise<unknown>;
}

interface ProviderService {
  upload(file: object): Promise<void>;
}

type Make<Service> = (context: { strapi: Core.Strapi }) => Service;

interface FolderFileController {
  deleteMany(ctx: object): Promise<unknown>;
}

interface UploadPlugin {
  controllers: { 'admin-folder-file': FolderFileController };
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
  services: {
    upload: Make<Omit<UploadService, 'crop'>>;
    provider: Make<ProviderService>;
    file: Deletions;
    folder: Deletions;
    'image-manipulation': object;
  };
}

/** For a picture that was cropped here: the document it was cropped from, and which part. */
const ORIGIN = { originId: { type: 'string' }, crop: { type: 'json' } };

/** Puts the picture gate in front of the upload service that the API, the panel and seeding use. */
export default function extend(plugin: UploadPlugin): UploadPlugin {
  const { upload: makeUpload, provider: makeProvider, file: ofFiles, folder: ofFolders } = plugin.services;
  Object.assign(plugin.contentTypes.file.schema.attributes, ORIGIN);
  const stored = createStoredFiles((file) => strapi.plugin('upload').provider.delete(file));

  const provider: Make<ProviderService> = (context) => {
    const service = makeProvider(context);
    const isLocal = strapi.config.get('plugin::upload.provider') === 'local';
    const put = (file: object) => (isLocal ? service.upload(file) : service.upload(file).catch(bucketFailed));
    return { ...service, upload: (file) => stored.write(file, () => put(file)) };
  };

  const upload: Make<UploadService> = (context) => {
    const service = makeUpload(context);
    return {
      ...service,
      async upload({ data, files }, options) {
        const { fileInfo, ...where } = data;
        const infos = Array.isArray(fileInfo) ? fileInfo : [fileInfo];
        const results: unknown[] = [];
        for (const [at, file] of [files].flat().entries()) {
          results.push(
            ...(await encodeUpload(file, infos[at], (clean, info) =>
              stored.allOrNone(() =>
                service.upload({ data: { ...where, fileInfo: info }, files: clean }, options),
              ),
            )),
          );
        }
        return results;
      },
      // In turn, so that the change and its record are stored together or not at all.
      updateFileInfo: (id, info, options) =>
        changeContent(context.strapi, async () => {
          const { db, requestContext } = context.strapi;
          const row = await db.query(FILE_UID).findOne({ where: { id }, select: ['updatedAt'] });
          requireOpened(requestContext.get()?.get('if-match'), row);
          return service.updateFileInfo(id, info, options);
        }),
      remove: (removed) => removeFile(context.strapi, removed, (row) => service.remove(row as StoredFile)),
      crop: (original, area, info) =>
        encode(
          () => storedBytes(context.strapi, original),
          area,
          info,
          (clean, fileInfo) =>
            stored.allOrNone(async () => {
              const [made] = await service.upload({ data: { fileInfo }, files: clean });
              return made;
            }),
        ),
      // It would overwrite the file for the history's entries too, and lose the old one if it fails.
      replace: async () => {
        throw new RefusedPicture(
          400,
          'Upload the new photo and choose it where this one is shown, or replace it on “Photos” in the staff area.',
        );
      },
    };
  };

  const imageManipulation = {
    ...plugin.services['image-manipulation'],
    generateFileName: randomName,
    // The gate has already encoded it.
    isOptimizableImage: async () => false,
  };

  const deletions = {
    file: {
      ...ofFiles,
      deleteByIds: (ids: number[]) =>
        removeFiles(
          strapi,
          () => ({ id: { $in: ids } }),
          () => ofFiles.deleteByIds(ids),
        ),
      // Strapi's own checks let redirects and 0.0.0.0 through, and so let an editor reach servers in our network.
      fetchUrlToInputFile: async () => {
        throw new RefusedPicture(400, 'Save the picture on this device first, then choose “File upload”.');
      },
    },
    folder: {
      ...ofFolders,
      deleteByIds: (ids: number[]) =>
        removeFiles(
          strapi,
          () => inFolders(strapi, ids),
          () => ofFolders.deleteByIds(ids),
        ),
    },
  };

  const { 'admin-folder-file': ofBoth, ...controllers } = plugin.controllers;
  const folderFile: FolderFileController = {
    ...ofBoth,
    // Strapi deletes the photos before the folders: if a folder is refused, the photos must come back.
    deleteMany: (ctx) => changeContent(strapi, () => ofBoth.deleteMany(ctx)),
  };

  // A copy: a second Strapi in the same process must not get a plugin that is already wrapped.
  return {
    ...plugin,
    controllers: { ...controllers, 'admin-folder-file': folderFile },
    services: {
      ...plugin.services,
      ...deletions,
      provider,
      upload,
      'image-manipulation': imageManipulation,
    },
  };
}
