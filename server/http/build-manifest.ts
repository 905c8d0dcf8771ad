/** Which built files source modules need, from Vite's manifest. */

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;
export type BuiltFiles = { scripts: string[]; styles: string[] };

/** The files of the modules and of everything they import: what is imported comes first, so that styles keep their order. */
export const filesOf = (manifest: BuildManifest, modules: string[]): BuiltFiles => {
  const met = new Set<string>();
  const inOrder = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || met.has(key)) return [];
    met.add(key);
    return [...(chunk.imports ?? []).flatMap(inOrder), chunk];
  };
  const chunks = modules.flatMap(inOrder);
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css }) => css ?? []) };
};
