/** The samples of a soak as curves over the minutes, one panel for each kind of figure. */
import type { Slope } from './slope.ts';

export type Point = {
  atMs: number;
  live: number;
  rss: number;
  handles: number;
  sockets: number;
  /** Of the server to its database. */
  connections: number;
  /** Milliseconds; undefined where no call ended since the sample before. */
  p99: number | undefined;
};

type Curve = { name: string; colour: string; value: (point: Point) => number | undefined };
type Panel = { title: string; unit: string; curves: Curve[] };

const megabytes = (bytes: number) => bytes / 1_000_000;

const panels: Panel[] = [
  {
    title: 'Memory',
    unit: 'MB',
    curves: [
      { name: 'in use after a garbage collection', colour: '#3f7d3a', value: ({ live }) => megabytes(live) },
      { name: 'of the process', colour: '#b4552d', value: ({ rss }) => megabytes(rss) },
    ],
  },
  {
    title: 'Handles',
    unit: '',
    curves: [
      { name: 'all', colour: '#2f6f9f', value: ({ handles }) => handles },
      { name: 'sockets', colour: '#8a5aa8', value: ({ sockets }) => sockets },
    ],
  },
  {
    title: 'Connections to the database',
    unit: '',
    curves: [{ name: 'open', colour: '#8c7a1d', value: ({ connections }) => connections }],
  },
  {
    title: 'Response time',
    unit: 'ms',
    curves: [{ name: 'p99 since the sample before', colour: '#4a4a4a', value: ({ p99 }) => p99 }],
  },
];

const width = 760;
const left = 64;
const right = 24;
const top = 64;
const panelHeight = 150;
const panelGap = 44;

const label = (x: number, y: number, text: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${text}</text>`;

/** Of 1, 2 and 5 and their tens, so that the axis has round numbers. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

export type Drawing = { points: readonly Point[]; warmUpMs: number; slope: Slope | undefined; caption: string };

export function drawSoak({ points, warmUpMs, slope, caption }: Drawing): string {
  const lastMs = Math.max(...points.map(({ atMs }) => atMs), 1);
  const x = (atMs: number) => left + (atMs / lastMs) * (width - left - right);
  const height = top + panels.length * (panelHeight + panelGap);

  function drawPanel({ title, unit, curves }: Panel, index: number): string {
    const floor = top + index * (panelHeight + panelGap) + panelHeight;
    const values = curves.flatMap(({ value }) => points.flatMap((point) => value(point) ?? []));
    const most = roundAbove(Math.max(...values, 1));
    const y = (value: number) => floor - (value / most) * (panelHeight - 24);
    const lines = [0, most / 2, most].map(
      (value) =>
        `<line x1="${left}" x2="${width - right}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="#ddd"/>\n` +
        label(left - 8, y(value) + 4, `${value} ${unit}`.trim(), 'text-anchor="end"'),
    );
    const drawn = curves.map(({ colour, value }) => {
      const dots = points.flatMap((point) => {
        const found = value(point);
        return found === undefined ? [] : [`${x(point.atMs).toFixed(1)},${y(found).toFixed(1)}`];
      });
      return `<polyline points="${dots.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
    });
    const keys = curves.map(({ name, colour }, at) =>
      label(left + 210 + at * 240, floor - panelHeight + 12, name, `fill="${colour}"`),
    );
    return [label(left, floor - panelHeight + 12, title, 'font-weight="600"'), ...lines, ...drawn, ...keys].join('\n');
  }

  const bottom = top + (panels.length - 1) * (panelHeight + panelGap) + panelHeight;
  const minutes = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    label(x(share * lastMs), bottom + 18, `${((share * lastMs) / 60_000).toFixed(0)} min`, 'text-anchor="middle"'),
  );
  const sure = slope
    ? `memory in use grows by ${slope.perHour.toFixed(2)} MB an hour (95 %: ${slope.low.toFixed(2)} to ${slope.high.toFixed(2)})`
    : 'too short to say how memory grows';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#333">
<title>The server under steady use</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<rect x="${left}" y="${top}" width="${(x(Math.min(warmUpMs, lastMs)) - left).toFixed(1)}" height="${bottom - top}" fill="#f3f3f3"/>
${label(left, 22, 'The server under steady use', 'font-size="15" font-weight="600"')}
${label(left, 40, caption, 'fill="#666"')}
${label(left, 55, `${sure}; grey is the warm-up`, 'fill="#666"')}
${panels.map(drawPanel).join('\n')}
${minutes.join('\n')}
</svg>
`;
}
