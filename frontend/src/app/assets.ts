/** An entry of the client build's manifest, as Vite writes it. */
export interface AssetManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type AssetManifest = Record<string, AssetManifestEntry>;

/** Walks the static imports of the sources, imported ones first; each entry once. */
function entriesOf(manifest: AssetManifest, sources: readonly string[]): AssetManifestEntry[] {
  const seen = new Set<string>();
  const entries: AssetManifestEntry[] = [];
  const visit = (source: string) => {
    const entry = manifest[source];
    if (!entry || seen.has(source)) return;
    seen.add(source);
    entry.imports?.forEach(visit);
    entries.push(entry);
  };
  sources.forEach(visit);
  return entries;
}

/**
 * URLs of the style sheets that a page needs, in the order that they must apply: the entry's, the page's own, and those
 * of the parts that the page loads later, whose markup the server has drawn already.
 */
export function styleFiles(manifest: AssetManifest, entry: string, page: string | undefined): string[] {
  const later = page === undefined ? [] : (manifest[page]?.dynamicImports ?? []);
  const sources = [entry, ...(page === undefined ? [] : [page]), ...later];
  return [...new Set(entriesOf(manifest, sources).flatMap(({ css }) => css ?? []))].map((file) => `/${file}`);
}

/** URLs of the chunks that a page needs before it is hydrated, but for the entry's own: the page starts that itself. */
export function chunkFiles(manifest: AssetManifest, entry: string, page: string | undefined): string[] {
  const own = manifest[entry]?.file;
  return entriesOf(manifest, [entry, ...(page === undefined ? [] : [page])])
    .map(({ file }) => file)
    .filter((file) => file !== own)
    .map((file) => `/${file}`);
}
