/** The table of a run, as text and as an HTML page. */
import { isBelow, type Level, type Row } from './conformance.ts';

export type Run = { url: string; level: Level; rows: readonly Row[] };

const marks: Record<Row['offer'], string> = {
  offered: 'yes',
  'not offered': 'no',
  refused: 'refused',
  failed: 'failed',
  'not requested': '-',
};

const offerIn = ({ offer, status }: Row) =>
  offer === 'refused' || offer === 'failed' ? `${marks[offer]} ${status ?? ''}`.trim() : marks[offer];

const fieldsIn = ({ deviations, reason }: Row) =>
  reason ?? deviations.map(({ field, problem }) => `${field}: ${problem}`).join(', ');

const callIn = ({ call, isExtension }: Row) => (isExtension ? `${call} *` : call);

const count = (rows: readonly Row[], level: Level) => ({
  requested: rows.filter(({ offer }) => offer !== 'not requested').length,
  offered: rows.filter(({ offer }) => offer === 'offered').length,
  below: rows.filter((row) => isBelow(level, row)).length,
});

/** One sentence with the figures and the verdict. */
export const summaryOf = ({ url, level, rows }: Run): string => {
  const { requested, offered, below } = count(rows, level);
  const verdict = below === 0 ? `reaches the level "${level}"` : `misses the level "${level}" in ${below}`;
  return `${url} offers ${offered} of ${requested} calls that were requested, and ${verdict}.`;
};

const widthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

export const textOf = (run: Run): string => {
  const lines = run.rows.map((row) => [callIn(row), offerIn(row), row.storefront, fieldsIn(row)] as const);
  const calls = widthOf(lines.map(([call]) => call));
  const offers = widthOf(lines.map(([, offer]) => offer));
  const indent = ' '.repeat(calls + offers + 6);
  const table = lines.map(([call, offer, storefront, fields], index) => {
    const mark = run.rows[index] && isBelow(run.level, run.rows[index]) ? '✗' : ' ';
    const head = `${mark} ${call.padEnd(calls)}  ${offer.padEnd(offers)}  ${storefront || fields}`.trimEnd();
    return storefront && fields ? `${head}\n${indent}${fields}` : head;
  });
  return [...table, '', '* an addition of Larder to the protocol', summaryOf(run)].join('\n');
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-inline-size: 80rem; padding-inline: 1rem }
  .table { overflow-x: auto }
  table { border-collapse: collapse; inline-size: 100% }
  th, td { border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: .5rem; text-align: start; vertical-align: top }
  tr[data-below] td:first-child { border-inline-start: .25rem solid #c62828 }
  code { white-space: nowrap }`;

/** A page without scripts, for a browser or the artefacts of a pipeline. */
export const htmlOf = (run: Run): string => {
  const rows = run.rows.map((row) => {
    const cells = [
      `<code>${escaped(callIn(row))}</code>`,
      ...[offerIn(row), row.storefront, fieldsIn(row)].map(escaped),
    ];
    const below = isBelow(run.level, row) ? ' data-below' : '';
    return `<tr${below}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = ['Call', 'Offered', 'The storefront', 'Fields that differ from the contract'];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(run.url)}</title>
<style>${styles}</style>
<h1>Conformance</h1>
<p>${escaped(summaryOf(run))}</p>
<div class="table" role="region" aria-label="Calls" tabindex="0"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
<p>* an addition of Larder to the protocol</p>
</html>
`;
};
