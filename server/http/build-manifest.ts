/** Which built files a source module needs, from Vite's manifest. */

type Chunk = { file: string; imports?: string[] };
export type BuildManifest = Record<string, Chunk>;

/** The chunk of each module and everything it imports, without what the entry already loads. */
export const filesOf = (manifest: BuildManifest, modules: string[], entry = 'index.html'): string[] => {
  const collect = (key: string, found: Set<string>): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) collect(next, found);
    return found;
  };
  const loaded = collect(entry, new Set());
  const wanted = new Set(modules.flatMap((module) => [...collect(module, new Set())]));
  return [...wanted].filter((key) => !loaded.has(key)).flatMap((key) => manifest[key]?.file ?? []);
};
