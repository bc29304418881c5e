/** An entry of the client build's manifest, as Vite writes it. */
export interface AssetManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
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

/** URLs of the style sheets that the sources need, in the order that they must apply. */
export function styleFiles(manifest: AssetManifest, sources: readonly string[]): string[] {
  return [...new Set(entriesOf(manifest, sources).flatMap((entry) => entry.css ?? []))].map(
    (file) => `/${file}`,
  );
}

/** URLs of the chunks that the sources need, the client's own entry left out: the page starts that itself. */
export function chunkFiles(manifest: AssetManifest, sources: readonly string[]): string[] {
  const [clientEntry] = sources;
  const own = clientEntry ? manifest[clientEntry]?.file : undefined;
  return entriesOf(manifest, sources)
    .map((entry) => entry.file)
    .filter((file) => file !== own)
    .map((file) => `/${file}`);
}
