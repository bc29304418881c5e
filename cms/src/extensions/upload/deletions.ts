import type { Core } from '@strapi/strapi';
import { changeContent } from '../../entries/content-version';
import { requireUnneeded } from '../../entries/picture-needs';
import { loggedError } from '../../failures/logged-error';

export interface StoredFile {
  id: number;
  url: string;
  provider: string;
  formats?: Record<string, object> | null;
}

/** Passed as a file's provider, it makes Strapi delete only the row. */
const NO_PROVIDER = 'none';

/** Deletes a picture's row in turn, under all guards, and its files only once that is committed. */
export function removeFile(
  strapi: Core.Strapi,
  file: StoredFile,
  remove: (file: object) => Promise<unknown>,
): Promise<unknown> {
  const { provider } = strapi.plugin('upload');
  const isOurs = file.provider === strapi.config.get('plugin::upload.provider');
  const removeBytes = async () => {
    for (const each of [file, ...Object.values(file.formats ?? {})]) await provider.delete(each);
  };
  const warn = (error: unknown) =>
    strapi.log.warn(`The file of a deleted picture is still there: ${loggedError(error)}`);
  return changeContent(strapi, () =>
    strapi.db.transaction(async ({ onCommit }) => {
      if (isOurs) onCommit(() => void removeBytes().catch(warn));
      return remove({ ...file, provider: NO_PROVIDER });
    }),
  );
}

/**
 * Deletes several from the panel, all or none: the panel deletes them in parallel, so one refusal would not stop the
 * others.
 */
export function removeFiles<Result>(
  strapi: Core.Strapi,
  where: () => Promise<object> | object,
  remove: () => Promise<Result>,
): Promise<Result> {
  return changeContent(strapi, async () => {
    await requireUnneeded(strapi, await where());
    return remove();
  });
}

/** What is in these folders of the media library, however deep. */
export async function inFolders(strapi: Core.Strapi, ids: readonly number[]): Promise<object> {
  const folders: { path: string }[] = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: [...ids] } }, select: ['path'] });
  const inside = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return inside.length === 0 ? { id: { $in: [] } } : { $or: inside };
}
