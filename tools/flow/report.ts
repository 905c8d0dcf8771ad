/** One screen: a line for each part, and the first failure with its place in the chart. */
import type { Failure, Part } from './parts.ts';

const line = ({ name, isOk, counts, seconds }: Part) =>
  `  ${name.padEnd(14)}${(isOk ? 'ok' : 'FAILED').padEnd(8)}${counts.padEnd(52)}${seconds.toFixed(1).padStart(6)} s`;

const explain = ({ title, key, place, message }: Failure) => [
  '',
  `First failure: ${title}`,
  ...(key ? [`  transition  ${key}`] : []),
  ...(place ? [`  place       ${place}`] : []),
  ...message.split('\n').map((text, index) => `  ${index === 0 ? 'message  ' : '         '}   ${text}`.trimEnd()),
];

export const reportOf = (flow: string, file: string, parts: readonly Part[]): string => {
  const failure = parts.find((part) => part.failure)?.failure;
  return [`Flow ${flow}, ${file}`, ...parts.map(line), ...(failure ? explain(failure) : [])].join('\n');
};
