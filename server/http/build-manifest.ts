/** Which built files source modules need, from Vite's manifest. */

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;
/** Source modules. */
type Requested = {
  /** Of the page. */
  screen: string;
  /** Of these only the styles. One that shares its chunk with others is named by the chunk. */
  parts: readonly string[];
  /** Loaded with the first interaction; named as the parts are. */
  ahead: readonly string[];
};
/** `screen` is one of the scripts; `ahead` (scripts and styles to preload) contains none of the others. */
export type BuiltFiles = { screen: string | undefined; scripts: string[]; styles: string[]; ahead: string[] };

const keyOf = (manifest: BuildManifest, requested: string): string =>
  requested in manifest
    ? requested
    : (Object.keys(manifest).find((key) => manifest[key]?.name === requested) ?? requested);

/** The transitive imports of modules, each once and dependencies first, so that styles keep their order. */
const walkOf = (manifest: BuildManifest) => {
  const met = new Set<string>();
  const inOrder = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || met.has(key)) return [];
    met.add(key);
    return [...(chunk.imports ?? []).flatMap(inOrder), chunk];
  };
  return inOrder;
};

/** The files of the modules and of everything they import. */
export const filesOf = (manifest: BuildManifest, { screen, parts, ahead }: Requested): BuiltFiles => {
  const inOrder = walkOf(manifest);
  const chunks = inOrder(screen);
  const scripts = chunks.map(({ file }) => file);
  const styles = [...chunks, ...parts.flatMap((part) => inOrder(keyOf(manifest, part)))].flatMap(
    ({ css }) => css ?? [],
  );
  const here = new Set([...scripts, ...styles]);
  const later = ahead
    .map((requested) => keyOf(manifest, requested))
    .flatMap(walkOf(manifest))
    .flatMap(({ file, css }) => [...(css ?? []), file]);
  return { screen: manifest[screen]?.file, scripts, styles, ahead: later.filter((file) => !here.has(file)) };
};

/**
 * The value of a `Link` header: the browser requests these fonts before it lays the page out. A font is a source module
 * or an address; one that the build lacks is left out. Empty without fonts.
 */
export const fontHints = (manifest: BuildManifest, fonts: readonly string[]): string =>
  fonts
    .map((font) => (manifest[font] ? `/${manifest[font].file}` : font))
    .filter((address) => address.startsWith('/'))
    .map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');

/** What opens without a network: the frame, the home page, products, the cart and the orders. */
const offline =
  /^(api|src\/(app|layout|components|features\/(cart|orders)|screens\/(home|products?|order-history|order-details|dashboard))|machines\/(boot|locale|query|cart|cart-quote|cart-overlays|order-actions|offline-copies|release|search|presence|registry\.live\.ts))(\/|$)/;

/** The files that the service worker copies (`src/worker/offline-worker.ts`), as addresses. */
export const offlineFilesOf = (manifest: BuildManifest): string[] => {
  const chunks = Object.keys(manifest)
    .filter((key) => offline.test(key))
    .flatMap(walkOf(manifest));
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...(css ?? [])]))].map((file) => `/${file}`);
};
