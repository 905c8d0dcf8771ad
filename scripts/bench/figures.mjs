/** Medians with their range, and the table that they are printed as. */

/** The median of the runs that have a value; undefined if none has. */
export function summary(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted[sorted.length - 1], runs: sorted.length };
}

const digitsOf = (value) => {
  if (value === 0 || Number.isInteger(value)) return 0;
  return value < 1 ? 3 : value < 10 ? 1 : 0;
};
const show = (value) => value.toFixed(digitsOf(value));

/** One row per measure: name, unit, median, range, number of runs. */
export function table(rows) {
  const head = ['measure', 'median', 'min – max', 'unit', 'runs'];
  const body = rows.map(({ name, unit, figures }) =>
    figures
      ? [name, show(figures.median), `${show(figures.min)} – ${show(figures.max)}`, unit, String(figures.runs)]
      : [name, '–', '', unit, '0'],
  );
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((cells) => cells[column].length)));
  const line = (cells) =>
    cells
      .map((cell, column) => pad(cell, widths[column], column))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

const pad = (cell, width, column) => (column === 1 || column === 4 ? cell.padStart(width) : cell.padEnd(width));

/** Collects one value per run under each name, in the order in which the names first appear. */
export function makeCollector(unitOf = () => 'ms') {
  const values = new Map();
  return {
    add: (name, value) => values.set(name, [...(values.get(name) ?? []), value]),
    rows: () => [...values].map(([name, all]) => ({ name, unit: unitOf(name), figures: summary(all), values: all })),
  };
}
