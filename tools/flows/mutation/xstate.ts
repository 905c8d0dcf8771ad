/**
 * XState as the tests of a mutant import it: the chart that is to be mutated is made with one thing wrong. Charts, tests
 * and files stay as they are.
 */
import { createMachine as createOriginal, setup as setupOriginal } from 'xstate';
import { activeMutant } from './active.ts';
import type { Config } from './config-parts.ts';
import { mutantsOf } from './mutants.ts';

export * from 'xstate';

/** A mutant may go round in circles at once: XState then throws, and no run hangs. */
const mostSteps = 2000;

/** A chart is known by its description, which all charts that one function makes have in common. */
export const mutated = (config: Config): Config => {
  const active = activeMutant();
  if (!active || config.description !== active.description) return config;
  const mutant = mutantsOf(config)[active.index];
  if (!mutant) throw new Error(`The chart ${config.id} has no mutant ${active.index}.`);
  return { ...mutant.apply(config), options: { maxIterations: mostSteps } };
};

type Setup = { createMachine: (config: Config) => unknown; extend: (...given: unknown[]) => Setup };

const wrap = (made: Setup): Setup => ({
  ...made,
  createMachine: (config) => made.createMachine(mutated(config)),
  extend: (...given) => wrap(made.extend(...given)),
});

export const setup = ((given: never) =>
  wrap(setupOriginal(given) as unknown as Setup)) as never as typeof setupOriginal;

export const createMachine = ((config: Config) =>
  createOriginal(mutated(config) as never)) as never as typeof createOriginal;
