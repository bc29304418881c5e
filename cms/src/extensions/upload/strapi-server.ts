import type { Core } from '@strapi/strapi';
import { inTurn } from '../../entries/content-version';
import { letIn, typeThatKeepsAddress, type FileInfo, type IncomingFile } from './picture-gate';
import { randomName } from './picture-names';
import { createStoredFiles } from './stored-files';

interface UploadData {
  fileInfo?: FileInfo | FileInfo[];
}

interface UploadService {
  upload(
    what: { data: UploadData; files: IncomingFile | IncomingFile[] },
    options?: object,
  ): Promise<unknown[]>;
  replace(
    id: number | string,
    what: { data: UploadData; file: IncomingFile },
    options?: object,
  ): Promise<unknown>;
  updateFileInfo(id: number | string, info: object, options?: object): Promise<unknown>;
  remove(file: object): Promise<unknown>;
}

interface ProviderService {
  upload(file: object): Promise<void>;
}

type Make<Service> = (context: { strapi: Core.Strapi }) => Service;

interface UploadPlugin {
  services: { upload: Make<UploadService>; provider: Make<ProviderService>; 'image-manipulation': object };
}

/** Puts the picture gate in front of the upload service that the API, the panel and seeding use. */
export default function extend(plugin: UploadPlugin): UploadPlugin {
  const { upload: makeUpload, provider: makeProvider } = plugin.services;
  const stored = createStoredFiles((file) => strapi.plugin('upload').provider.delete(file));

  const provider: Make<ProviderService> = (context) => {
    const service = makeProvider(context);
    return { ...service, upload: (file) => stored.write(file, () => service.upload(file)) };
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
            ...(await letIn(file, infos[at], (clean, info) =>
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
        inTurn(context.strapi, () => service.updateFileInfo(id, info, options)),
      remove: (file) => inTurn(context.strapi, () => service.remove(file)),
      async replace(id, { data, file }, options) {
        const old = await context.strapi.db
          .query('plugin::upload.file')
          .findOne({ where: { id }, select: ['ext', 'name'] });
        const info = { name: old?.name, ...[data.fileInfo].flat()[0] };
        return letIn(
          file,
          info,
          (clean, fileInfo) =>
            stored.allOrNone(() =>
              service.replace(id, { data: { ...data, fileInfo }, file: clean }, options),
            ),
          old ? typeThatKeepsAddress(old.ext ?? '') : undefined,
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

  // A copy: a second Strapi in the same process must not get a plugin that is already wrapped.
  return {
    ...plugin,
    services: { ...plugin.services, provider, upload, 'image-manipulation': imageManipulation },
  };
}
