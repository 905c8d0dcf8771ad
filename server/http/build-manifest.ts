/** Which built files source modules need, from Vite's manifest. */

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;
/** Source modules. */
type Requested = {
  /** Of the page. */
  screen: string;
  /** Of these only the styles. */
  parts: readonly string[];
  /** Loaded with the first interaction. A chunk that several modules share has its name from `vite.config.ts`. */
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
  const styles = [...chunks, ...parts.flatMap(inOrder)].flatMap(({ css }) => css ?? []);
  const here = new Set([...scripts, ...styles]);
  const later = ahead
    .map((requested) => keyOf(manifest, requested))
    .flatMap(walkOf(manifest))
    .flatMap(({ file, css }) => [...(css ?? []), file]);
  return { screen: manifest[screen]?.file, scripts, styles, ahead: later.filter((file) => !here.has(file)) };
};
