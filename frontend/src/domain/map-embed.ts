const MAP_NAMES: ReadonlyMap<string, string> = new Map([
  ['https://www.openstreetmap.org', 'OpenStreetMap'],
  ['https://www.google.com', 'Google Maps'],
]);

/** The sites whose maps a page may frame; a test compares them with the web host's content security policy. */
export const MAP_ORIGINS: readonly string[] = [...MAP_NAMES.keys()];

/** Null if a browser would refuse to frame the map: the page then shows a link. */
export function embeddableMap(map_embed_url: string): string | null {
  try {
    const url = new URL(map_embed_url);
    return MAP_ORIGINS.includes(url.origin) ? url.href : null;
  } catch {
    return null;
  }
}

export function mapName(embeddable: string): string {
  return MAP_NAMES.get(new URL(embeddable).origin) ?? '';
}
