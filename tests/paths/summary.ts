/** The summary of a run: how much of each flow was walked, or why nothing. */
import type { FlowReport, OfAll } from './report.types.ts';

const of = ({ walked, all }: OfAll) => `${walked}/${all}`;

const rowOf = (report: FlowReport): string[] =>
  report.leftOut === undefined
    ? [
        report.flow,
        of(report.paths),
        String(report.failed),
        of(report.states),
        of(report.transitions),
        String(report.pages),
        report.secondsPerPath.toFixed(1),
      ]
    : [report.flow, `left out: ${report.leftOut}`];

const summaryHead = ['flow', 'paths', 'failed', 'states', 'transitions', 'pages', 's a path'];

/** The table of the summary, the head first. */
export const summaryRows = (reports: readonly FlowReport[]): string[][] => [summaryHead, ...reports.map(rowOf)];

/** The table as lines of text. A reason for leaving a flow out needs no column of its own. */
export const summaryText = (reports: readonly FlowReport[]): string => {
  const rows = summaryRows(reports);
  const full = rows.filter((row) => row.length > 2);
  const widths = summaryHead.map((_, at) => Math.max(...full.map((row) => row[at]?.length ?? 0)));
  const first = Math.max(...rows.map(([flow = '']) => flow.length));
  const line = ([flow = '', ...cells]: string[]) =>
    [flow.padEnd(first), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join('  ');
  return rows.map(line).join('\n');
};
