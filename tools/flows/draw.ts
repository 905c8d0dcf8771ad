/** Renders a chart with its layout as SVG. Marks (uncovered, active) are classes on the elements with those keys. */
import { type Box, type Layout, type Line, measures, type Point } from './layout.ts';
import type { Row } from './outline.ts';

/** The class of a state id or transition key; empty without a mark. */
export type Marks = (key: string) => string | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style = `
  .chart { font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; background: #fff; color: #1c2a22; }
  .chart rect { fill: #fff; stroke: #5c7166; rx: 6px; }
  .chart .compound > rect, .chart .parallel > rect { fill: #f4f8f5; }
  .chart .parallel > rect { stroke-dasharray: 5 3; }
  .chart .final > rect { stroke-width: 3; }
  .chart .initial > rect { stroke: #0b6b3a; stroke-width: 2; }
  .chart text { fill: currentColor; }
  .chart .name { font-weight: 700; font-size: 12px; }
  .chart .call { fill: #23509e; } .chart .tag { fill: #7a4b00; }
  .chart path { fill: none; stroke: #8aa093; } .chart .head { fill: #8aa093; stroke: none; }
  .chart .label { paint-order: stroke; stroke: #fff; stroke-width: 3px; }
  .chart .never > rect, .chart .never > path { stroke: #c01c28; stroke-width: 2; }
  .chart text.never, .chart .never > text { fill: #c01c28; }
  .chart .active > rect { fill: #d9f5e4; stroke: #0b6b3a; stroke-width: 3; }
  .chart .taken > path { stroke: #0b6b3a; stroke-width: 3; } .chart .taken > text { fill: #0b6b3a; }
`;

const classes = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ');

const text = (kind: string, { x, y }: Point, words: string, key?: string) =>
  `<text class="${kind}" x="${x}" y="${y}"${key ? ` data-key="${escapeText(key)}"` : ''}>${escapeText(words)}</text>`;

const drawBox = ({ x, y, width, height, outline }: Box, marks: Marks) => {
  const { id, name, kind, isInitial, rows } = outline;
  const rowAt = (index: number): Point => ({
    x: x + measures.inset,
    y: y + measures.title + 12 + index * measures.row,
  });
  const row = ({ kind: sort, text: words, key }: Row, index: number) =>
    text(classes(sort, key && marks(key)), rowAt(index), words, key);
  return [
    `<g class="${classes('state', kind, isInitial && 'initial', marks(id))}" data-id="${escapeText(id)}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    text('name', { x: x + measures.inset, y: y + 17 }, (isInitial ? '▸ ' : '') + name),
    ...rows.map(row),
    '</g>',
  ].join('');
};

const drawLine = ({ arrow, points, label }: Line, marks: Marks) => {
  const way = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return [
    `<g class="${classes('transition', marks(arrow.key))}" data-key="${escapeText(arrow.key)}">`,
    `<path d="${way}" marker-end="url(#head)"/>`,
    text('label', { x: label.x, y: label.y + 12 }, arrow.text),
    '</g>',
  ].join('');
};

const unmarked: Marks = () => undefined;

export const drawChart = (title: string, { width, height, boxes, lines }: Layout, marks: Marks = unmarked): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(title)}">`,
    `<style>${style}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect width="${width}" height="${height}" style="stroke:none"/>`,
    ...boxes.map((box) => drawBox(box, marks)),
    ...lines.map((line) => drawLine(line, marks)),
    '</svg>',
    '',
  ].join('\n');
