/** Park and Miller: the same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = (Math.abs(seed) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
