/**
 * The figures as curves: the processor time of a visit, in the server and in the database, over the number of products.
 * Unlike the time that passes it hardly depends on what else the machine does.
 */
import type { Figures } from './measure.ts';

export type Measured = { products: number; figures: Figures[] };

const width = 720;
const height = 420;
const left = 64;
const top = 56;
const right = 208;
const bottom = 48;
const colours = ['#3f7d3a', '#b4552d', '#2f6f9f', '#8a5aa8', '#8c7a1d', '#a83f5a', '#4a4a4a'];

const log = Math.log10;

export function drawGrowth(measured: readonly Measured[], caption: string): string {
  const sizes = measured.map(({ products }) => products);
  const values = measured.flatMap(({ figures }) => figures.map(({ cpu }) => cpu));
  const most = Math.max(100, 10 ** Math.ceil(log(Math.max(...values))));
  const [first = 1, last = 10] = [Math.min(...sizes), Math.max(...sizes)];
  const spread = Math.max(log(last) - log(first), 1);
  const x = (products: number) => left + ((log(products) - log(first)) / spread) * (width - left - right);
  const y = (ms: number) => height - bottom - (log(Math.max(ms, 1)) / log(most)) * (height - top - bottom);
  const rows = Array.from({ length: log(most) + 1 }, (_, power) => 10 ** power);
  const label = (at: [number, number], text: string, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${text}</text>`;
  const curve = ({ kind }: Figures, index: number) => {
    const points = measured.map(({ products, figures }) => [x(products), y(figures[index]?.cpu ?? 1)] as const);
    const colour = `stroke="${colours[index]}"`;
    const line = points.map(([across, down]) => `${across.toFixed(1)},${down.toFixed(1)}`).join(' ');
    const dots = points.map(
      ([across, down]) =>
        `<circle cx="${across.toFixed(1)}" cy="${down.toFixed(1)}" r="3.5" fill="${colours[index]}"/>`,
    );
    const key = top + 10 + index * 24;
    const last = measured.at(-1)?.figures[index]?.cpu.toFixed(0);
    return [
      `<polyline points="${line}" fill="none" ${colour} stroke-width="2"/>`,
      ...dots,
      `<line x1="${width - right + 16}" x2="${width - right + 36}" y1="${key}" y2="${key}" ${colour} stroke-width="2"/>`,
      label([width - right + 42, key + 4], `${kind}: ${last} ms`),
    ].join('\n');
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#333">
<title>What a visit costs while the shop grows</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${label([left, 22], 'What a visit costs while the shop grows', 'font-size="15" font-weight="600"')}
${label([left, 40], caption, 'fill="#666"')}
${rows.map((ms) => `<line x1="${left}" x2="${width - right}" y1="${y(ms).toFixed(1)}" y2="${y(ms).toFixed(1)}" stroke="#ddd"/>\n${label([left - 8, y(ms) + 4], `${ms} ms`, 'text-anchor="end"')}`).join('\n')}
${sizes.map((products) => label([x(products), height - bottom + 18], products.toLocaleString('en'), 'text-anchor="middle"')).join('\n')}
${label([(left + width - right) / 2, height - 10], 'products', 'text-anchor="middle"')}
${(measured[0]?.figures ?? []).map(curve).join('\n')}
</svg>
`;
}
