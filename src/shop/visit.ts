/** What the back end lacks, in the storage of the tab: it outlasts a reload, as a change of the language is one. */
import { type PartName, partsWithout } from '#src/routes/parts.ts';
import { visitKey } from './storage-keys.ts';

/** A browser may refuse the storage; then the visit ends with the page. */
const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const stored = (): unknown => JSON.parse(sessionStorage.getItem(visitKey) ?? '[]');

/** Adds what earlier pages of the visit found out to `calls`, stores them all, and names the parts that need them. */
export const partsMissing = (calls: Set<string>): readonly PartName[] => {
  const earlier = attempt(stored);
  for (const path of Array.isArray(earlier) ? earlier : []) calls.add(String(path));
  attempt(() => sessionStorage.setItem(visitKey, JSON.stringify([...calls])));
  return partsWithout(calls);
};
