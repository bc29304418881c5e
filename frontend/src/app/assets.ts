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
  /** The text of the script that starts the others. */
  start: string;
}

/** Folders of pages whose folder is not named after the path. */
const FOLDERS: Readonly<Record<string, string>> = { '/': 'home', '/5-tapas': 'tapas5' };
const LISTS = ['/menu', '/drinks'];

/**
 * A page’s module, and the modules that it imports dynamically (`later`), needed before hydration only if the address
 * filters the list.
 */
export function sourcesOf(path: string): { module: string; later: readonly string[] } {
  const folder = FOLDERS[path] ?? path.slice(1);
  return {
    module: `src/pages/${folder}/${folder}-page.tsx`,
    later: LISTS.includes(path) ? ['src/features/catalogue/finder.ts'] : [],
  };
}

/** Follows the static imports of the sources, imported files first; lists each once. */
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

/** In cascade order, including styles of lazy parts that the server has rendered (`drawn`). */
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

/** What a page needs before hydration, starting with the first source. */
export function scriptFiles(manifest: AssetManifest, sources: readonly string[]): string[] {
  const first = sources.slice(0, 1).flatMap((source) => manifest[source] ?? []);
  return [...new Set([...first, ...entriesOf(manifest, sources)])].map(({ file }) => `/${file}`);
}
