/** Tells how far a long work is: the count, the rate and the remaining time. */

const everyMs = 2_000;

export const timeText = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** At most one line in two seconds, and none for a work that is shorter. */
export function progress(word: string, say: (line: string) => void, total?: number): (count: number) => void {
  const start = performance.now();
  let last = start;
  return (count) => {
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    const rate = count / ((now - start) / 1000);
    const left = total === undefined ? '' : ` of ${total}, ${timeText((total - count) / rate)} left`;
    say(`${word} ${count} products${left}, ${Math.round(rate)} a second`);
  };
}
