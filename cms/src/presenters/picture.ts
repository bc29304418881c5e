export interface PictureRecord {
  url: string;
  alternativeText?: string | null;
  /** When its file or text was last changed: Strapi gives ISO text. */
  updatedAt?: string | Date | null;
}

/** The panel used to replace a file without changing its name, so URLs on this site carry a version, `v`. */
export function urlOf(picture: PictureRecord | null | undefined): string | null {
  if (!picture) return null;
  const { url, updatedAt } = picture;
  return url.startsWith('/') && updatedAt ? `${url}?v=${versionAt(updatedAt)}` : url;
}

/** Short, and only digits and lower-case letters: the web host accepts nothing else. */
function versionAt(updatedAt: string | Date): string {
  return new Date(updatedAt).getTime().toString(36);
}

export function altOf(picture: PictureRecord | null | undefined): string {
  return picture?.alternativeText ?? '';
}

export function pictureOf(picture: (PictureRecord & { documentId?: string }) | null | undefined) {
  return { imageId: picture?.documentId ?? null, image_alt: altOf(picture) };
}
