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

/** In the order that they must apply, with those of parts of `drawn` that load later but are in the server's markup. */
export function styleFiles(
  manifest: AssetManifest,
  sources: readonly string[],
  drawn: readonly string[] = sources,
): string[] {
  const later = drawn.flatMap((source) => manifest[source]?.dynamicImports ?? []);
  return [...new Set(entriesOf(manifest, [...sources, ...later]).flatMap(({ css }) => css ?? []))].map(
    (file) => `/${file}`,
  );
}

/** What a page needs before hydration, the first source first. */
export function scriptFiles(manifest: AssetManifest, sources: readonly string[]): string[] {
  const first = sources.slice(0, 1).flatMap((source) => manifest[source] ?? []);
  return [...new Set([...first, ...entriesOf(manifest, sources)])].map(({ file }) => `/${file}`);
}
