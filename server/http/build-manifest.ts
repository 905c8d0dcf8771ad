/** Which built files source modules need, from Vite's manifest. */

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;
/** Source modules: the screen of the page, and the parts, of which only the styles are wanted. */
type Wanted = { screen: string; parts: string[] };
/** `screen` is one of the scripts. */
export type BuiltFiles = { screen: string | undefined; scripts: string[]; styles: string[] };

/** The files of the modules and of everything they import: what is imported comes first, so that styles keep their order. */
export const filesOf = (manifest: BuildManifest, { screen, parts }: Wanted): BuiltFiles => {
  const met = new Set<string>();
  const inOrder = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || met.has(key)) return [];
    met.add(key);
    return [...(chunk.imports ?? []).flatMap(inOrder), chunk];
  };
  const chunks = inOrder(screen);
  const scripts = chunks.map(({ file }) => file);
  const styled = [...chunks, ...parts.flatMap(inOrder)];
  return { screen: manifest[screen]?.file, scripts, styles: styled.flatMap(({ css }) => css ?? []) };
};
