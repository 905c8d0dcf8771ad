/** How often tests repeat cases that depend on chance or on a race. */

/** `LARDER_TEST_SCALE=10` takes ten times as many of everything: for a night, not for a lunch break. */
export const scaled = (usual: number): number => Math.round(usual * (Number(process.env.LARDER_TEST_SCALE) || 1));
