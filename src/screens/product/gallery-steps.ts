/** Where arrows, keys and fingers lead from one picture to the next. */

/** Round and round: after the last comes the first. */
export const neighbourOf = (number: number, step: 1 | -1, count: number): number =>
  ((number - 1 + step + count) % count) + 1;

const keySteps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads: an arrow points at a neighbour as it lies on the screen. Undefined for all other keys. */
export const numberForKey = (key: string, number: number, count: number, isFromRight: boolean): number | undefined => {
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  const step = keySteps[key];
  if (!step) return undefined;
  return neighbourOf(number, (isFromRight ? -step : step) as 1 | -1, count);
};

const shortestSwipePx = 40;

/** A finger drags the next picture in: to the left where text runs from the left. `across` and `down` are in pixels. */
export const stepOfSwipe = (across: number, down: number, isFromRight: boolean): 1 | -1 | undefined => {
  if (Math.abs(across) < shortestSwipePx || Math.abs(down) > Math.abs(across)) return undefined;
  const isNext = across < 0 !== isFromRight;
  return isNext ? 1 : -1;
};
