/** What a browser's main thread does after a touch, as a picture: its tasks, and in them scripts and drawing. */

/** Names of Chromium's trace events. A nested one of the same kind adds nothing. */
const kinds = {
  script: ['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'RunMicrotasks'],
  layout: ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest'],
  parsing: ['ParseHTML', 'ParseAuthorStyleSheet', 'MinorGC', 'MajorGC'],
};
const labels = { script: 'scripts', layout: 'styles, layout, paint', parsing: 'parsing, memory' };
const colours = { task: '#c9c9c9', script: '#d9a441', layout: '#8a5aa8', parsing: '#5b8fb0' };

const width = 960;
const left = 16;
const rowHeight = 26;
const top = 72;
const afterMs = 120;
const labelledMs = 10;

export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
  'disabled-by-default-v8.gc',
];

/**
 * @param trace Chromium's trace, as text.
 * @param title Milliseconds from the touch to the frame with the product's title.
 * @param caption One line below the heading.
 * @returns The picture as SVG.
 */
export function drawTap(trace, title, caption) {
  const { tasks, parts } = readTap(JSON.parse(trace).traceEvents, title + afterMs);
  const scale = (width - 2 * left) / (title + afterMs);
  const rows = ['task', ...Object.keys(kinds)];
  const bottom = top + rows.length * rowHeight;
  const bar = ({ kind, from, ms }) => {
    const [x, y] = [left + from * scale, top + rows.indexOf(kind) * rowHeight];
    const rect = `<rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(ms * scale, 0.5).toFixed(1)}" height="${rowHeight - 6}" fill="${colours[kind]}"/>`;
    return kind === 'task' && ms >= labelledMs ? `${rect}\n${text(x + 3, y + 14, ms.toFixed(0))}` : rect;
  };
  const mark = (ms, label, more = '') => {
    const x = left + ms * scale;
    return `<line x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${top - 8}" y2="${bottom}" stroke="#b4552d"/>\n${text(x, top - 12, label, more)}`;
  };
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
  const heading = `From a touch on a product to its title: ${title.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`;
  const key = rows.slice(1).map((kind, at) => keyOf(kind, left + at * 200, bottom + 20));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 40}" font-family="system-ui, sans-serif" font-size="11" fill="#333">
<title>${heading}</title>
<rect width="${width}" height="${bottom + 40}" fill="#fff"/>
${text(left, 22, heading, 'font-size="15" font-weight="600"')}
${text(left, 40, caption, 'fill="#666"')}
${[...tasks, ...parts].map(bar).join('\n')}
${mark(0, 'touch')}
${mark(title, 'title', 'text-anchor="middle"')}
${key.join('\n')}
${text(left + 640, bottom + 24, 'Numbers: milliseconds of a task', 'fill="#666"')}
</svg>
`;
}

const text = (x, y, words, more = '') => `<text x="${x.toFixed(1)}" y="${y}" ${more}>${words}</text>`;

const keyOf = (kind, x, y) =>
  `<rect x="${x}" y="${y - 6}" width="12" height="12" fill="${colours[kind]}"/>\n${text(x + 18, y + 4, labels[kind])}`;

/** The tasks of the main thread from the touch on, and what is in them; times in milliseconds since the touch. */
function readTap(events, until) {
  const touch = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown');
  if (!touch) throw new Error('The trace has no touch.');
  const seen = events
    .filter(({ ph, pid, tid, dur }) => ph === 'X' && pid === touch.pid && tid === touch.tid && dur)
    .map(({ name, ts, dur }) => ({ name, from: (ts - touch.ts) / 1000, ms: dur / 1000 }))
    .filter(({ from, ms }) => from + ms > 0 && from < until)
    .map(({ from, ms, ...event }) => ({
      ...event,
      from: Math.max(from, 0),
      ms: Math.min(from + ms, until) - Math.max(from, 0),
    }))
    .toSorted((a, b) => a.from - b.from);
  const tasks = seen.filter(({ name }) => name === 'RunTask').map((task) => ({ ...task, kind: 'task' }));
  const parts = Object.entries(kinds).flatMap(([kind, names]) =>
    outermost(seen.filter(({ name }) => names.includes(name))).map((part) => ({ ...part, kind })),
  );
  return { tasks, parts };
}

function outermost(events) {
  let end = 0;
  return events.filter(({ from, ms }) => {
    if (from < end) return false;
    end = from + ms;
    return true;
  });
}
