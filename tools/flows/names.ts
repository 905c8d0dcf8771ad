/** The flows that somebody names on the command line, in camel case or in kebab case. */

export type Chosen = { names: string[] } | { problem: string };

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** How many letters must be added, left out or replaced to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, letterThere] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === letterThere ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

export const closest = (name: string, known: readonly string[]): string | undefined => {
  const distanceTo = new Map(
    known.map((candidate) => [candidate, distance(name.toLowerCase(), candidate.toLowerCase())]),
  );
  return known.toSorted((one, other) => (distanceTo.get(one) ?? 0) - (distanceTo.get(other) ?? 0))[0];
};

/** Without a name all flows. */
export const chooseFlows = (given: readonly string[], known: readonly string[]): Chosen => {
  const names = given.map(camelCase);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const problem = `There is no flow "${unknown}", perhaps ${closest(unknown, known)}; the flows are ${known.toSorted().join(', ')}.`;
    return { problem };
  }
  return { names: names.length > 0 ? names : [...known] };
};
