/** Whose maps a page may frame; the web host's content security policy lets no other in (a test holds the two together). */
export const MAP_ORIGINS: readonly string[] = ['https://www.openstreetmap.org', 'https://www.google.com'];

/** The address of an embedded map, if a browser would show it here; else null, and a link has to do. */
export function embeddableMap(mapEmbedUrl: string): string | null {
  try {
    const url = new URL(mapEmbedUrl);
    return MAP_ORIGINS.includes(url.origin) ? url.href : null;
  } catch {
    return null;
  }
}
