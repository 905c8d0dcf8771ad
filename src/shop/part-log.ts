/**
 * Which parts of a page threw while the server rendered it. React's error boundaries do not work there: the page is
 * rendered again with the failure of that part in its place, and the browser starts from the same.
 */
export type PartLog = {
  enter: (id: string) => void;
  leave: (id: string) => void;
};

export type ServerParts = PartLog & { broken: string[]; entered: string[] };

export const createServerParts = (): ServerParts => {
  const entered: string[] = [];
  return {
    broken: [],
    entered,
    enter: (id) => void entered.push(id),
    // A part that threw below a `Suspense` was never left: it goes with the part around it.
    leave: (id) => void entered.splice(entered.indexOf(id)),
  };
};

/** Renders until only parts that work, or their failures, are left. What no part surrounds throws. */
export const renderParts = (render: () => string, { broken, entered }: ServerParts): string => {
  for (;;) {
    entered.length = 0;
    try {
      return render();
    } catch (error) {
      const id = entered.findLast((part) => !broken.includes(part));
      if (id === undefined) throw error;
      broken.push(id);
    }
  }
};
