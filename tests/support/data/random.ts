/** Numbers and orders by chance that a seed repeats. */

/** As it comes from the generator of a fixed seed: the same seed gives the same order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as Item);
}

/** Mulberry32: small, quick and the same everywhere. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `LARDER_TEST_SEED` repeats a run. */
export const seed = Number(process.env.LARDER_TEST_SEED) || Math.floor(Math.random() * 2 ** 31);

/** The seed, printed for a test whose failure does not name it. */
export function printedSeed(): number {
  console.log(`LARDER_TEST_SEED=${seed}`);
  return seed;
}
