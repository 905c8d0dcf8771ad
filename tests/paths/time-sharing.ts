/** The budget of time of a run. */

/**
 * Tells whether a flow has used up its share: what is left of `minutes` when it begins, divided by the flows that are left.
 * Without `minutes` no time is ever over.
 */
export const timeSharing = (minutes: number | undefined, flows: number, now = () => performance.now()) => {
  if (minutes === undefined) return () => false;
  const end = now() + minutes * 60_000;
  const ends = new Map<string, number>();
  return (flow: string): boolean => {
    const known = ends.get(flow) ?? now() + (end - now()) / (flows - ends.size);
    ends.set(flow, known);
    return now() >= known;
  };
};
