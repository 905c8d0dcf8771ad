/** A run as a row of `tests/unit/edge-cases.test.ts`. */
import type { Chart } from '../charts.ts';
import { quoted } from '../snippet.ts';
import type { Run, RunStep } from './run.types.ts';
import type { Simulation } from './simulate.ts';

const code = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').replaceAll(/"([A-Za-z_$][\w$]*)":/g, '$1: ').replaceAll(/,(?=\S)/g, ', ');

/** `xstate.after.requestTimeout.cart.lines` is the delay `requestTimeout`. */
const delayOf = (type: string) => type.split('.')[2] ?? '';

const stepCode = (step: RunStep, timers: readonly string[]): string[] => {
  if (step.do === 'wait') return timers.map((type) => `after(${quoted(delayOf(type))})`);
  if (step.do === 'send') return [code(step.event)];
  return 'output' in step.outcome
    ? [`done(${quoted(step.port)}, ${code(step.outcome.output)})`]
    : [`failed(${quoted(step.port)}, ${code(step.outcome.failure)})`];
};

/** `ports` are the calls of the run; the title is for its author to write. */
export const edgeCaseOf = ({ id }: Pick<Chart, 'id'>, { input, steps }: Run, simulation: Simulation): string => {
  const { history, value } = simulation;
  const ports = new Set(steps.flatMap((step) => (step.do === 'answer' ? [step.port] : [])));
  for (const { port } of simulation.calls) ports.add(port);
  const emitted = history.flatMap((taken) => taken.emitted.map(({ type }) => type));
  const lines = steps.flatMap((step, at) => stepCode(step, history[at + 1]?.timers ?? []));
  return [
    `  'state + event → outcome': {`,
    `    machine: ${id}Machine,`,
    ...(input === undefined ? [] : [`    input: ${code(input)},`]),
    `    ports: [${[...ports].map(quoted).join(', ')}],`,
    '    steps: [',
    ...lines.map((line) => `      ${line},`),
    '    ],',
    `    ends: ${code(value)},`,
    ...(emitted.length > 0 ? [`    says: [${emitted.map(quoted).join(', ')}],`] : []),
    '  },',
    '',
  ].join('\n');
};
