/** Which built files source modules need, from Vite's manifest. */

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;
/** Source modules; of the `parts` only the styles are wanted. */
type Wanted = { modules: string[]; parts: string[] };
export type BuiltFiles = { scripts: string[]; styles: string[] };

/** The files of the modules and of everything they import: what is imported comes first, so that styles keep their order. */
export const filesOf = (manifest: BuildManifest, { modules, parts }: Wanted): BuiltFiles => {
  const met = new Set<string>();
  const inOrder = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || met.has(key)) return [];
    met.add(key);
    return [...(chunk.imports ?? []).flatMap(inOrder), chunk];
  };
  const chunks = modules.flatMap(inOrder);
  const scripts = chunks.map(({ file }) => file);
  const styled = [...chunks, ...parts.flatMap(inOrder)];
  return { scripts, styles: styled.flatMap(({ css }) => css ?? []) };
};
