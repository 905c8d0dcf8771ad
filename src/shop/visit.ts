/** What the back end lacks, in the storage of the tab: it outlasts a reload, as a change of the language is one. */
import { isSentByForm, type PartName, partsWithout } from '#src/routes/parts.ts';
import { visitKey } from './storage-keys.ts';

/** A browser may refuse the storage; then the visit ends with the page. */
const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const stored = (): string[] => {
  const calls: unknown = JSON.parse(sessionStorage.getItem(visitKey) ?? '[]');
  return Array.isArray(calls) ? calls.map(String) : [];
};

/** What earlier pages of the visit found out. */
const earlier = attempt(stored) ?? [];

/** Calls whose form is closed, so that its part may go. */
const closed = new Set(earlier);

/** wouter dispatches the first two. */
const steps = ['pushState', 'replaceState', 'popstate'];

/** Does the work once, when the shopper goes to another page. */
const onLeaving = (work: () => void): void => {
  const { pathname } = location;
  const check = () => {
    if (location.pathname === pathname) return;
    for (const step of steps) removeEventListener(step, check);
    work();
  };
  for (const step of steps) addEventListener(step, check);
};

/**
 * Adds what earlier pages of the visit found out to `calls`, stores them all, and names the parts that need them. A form
 * that was just sent in vain keeps its part, and what was typed, until the shopper goes to another page: then `recall`
 * is called, and the part goes.
 */
export const partsMissing = (calls: Set<string>, recall: () => void): readonly PartName[] => {
  for (const call of earlier) calls.add(call);
  attempt(() => sessionStorage.setItem(visitKey, JSON.stringify([...calls])));
  const open = [...calls].filter((call) => isSentByForm(call) && !closed.has(call));
  if (open.length > 0)
    onLeaving(() => {
      for (const call of open) closed.add(call);
      recall();
    });
  return partsWithout([...calls].filter((call) => !open.includes(call)));
};
