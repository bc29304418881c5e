interface AssetManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type AssetManifest = Record<string, AssetManifestEntry>;

export interface SiteAssets {
  manifest: AssetManifest;
  styles: Readonly<Record<string, string>>;
}

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

/** In the order that they must apply, with those of parts that load later but are in the server's markup. */
export function styleFiles(manifest: AssetManifest, entry: string, page: string | undefined): string[] {
  const later = page === undefined ? [] : (manifest[page]?.dynamicImports ?? []);
  const sources = [entry, ...(page === undefined ? [] : [page]), ...later];
  return [...new Set(entriesOf(manifest, sources).flatMap(({ css }) => css ?? []))].map((file) => `/${file}`);
}

/** What a page needs before hydration, the entry first. */
export function scriptFiles(manifest: AssetManifest, entry: string, page: string | undefined): string[] {
  const needed = entriesOf(manifest, [entry, ...(page === undefined ? [] : [page])]);
  return [...new Set([manifest[entry], ...needed])]
    .flatMap((chunk) => chunk ?? [])
    .map(({ file }) => `/${file}`);
}
