export interface PictureRecord {
  url: string;
  alternativeText?: string | null;
}

/** A picture's address as the API serves it, or null. */
export function urlOf(picture: PictureRecord | null | undefined): string | null {
  return picture?.url ?? null;
}

/** What the picture shows, for those who do not see it; empty where nobody has said so. */
export function altOf(picture: PictureRecord | null | undefined): string {
  return picture?.alternativeText ?? '';
}
