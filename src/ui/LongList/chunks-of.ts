/** Cuts a list into chunks that stay the same when it grows at either end. */

export type ChunkOf<Item> = { key: number; items: readonly Item[] };

/** `before`: how many stand before the one from which chunks are counted. */
export const chunksOf = <Item>(items: readonly Item[], before: number, size: number): ChunkOf<Item>[] => {
  const chunks: ChunkOf<Item>[] = [];
  const first = Math.floor(-before / size);
  for (let key = first; key * size + before < items.length; key += 1) {
    const start = Math.max(0, key * size + before);
    chunks.push({ key, items: items.slice(start, (key + 1) * size + before) });
  }
  return chunks;
};
