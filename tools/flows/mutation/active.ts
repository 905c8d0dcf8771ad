/** The mutant that a process tests at the moment, in an environment variable; without one the charts are as written. */

export type ActiveMutant = { description: string; index: number };

const variable = 'LARDER_MUTANT';

export const activate = (mutant: ActiveMutant | undefined) => {
  if (mutant) process.env[variable] = JSON.stringify(mutant);
  else delete process.env[variable];
};

export const activeMutant = (): ActiveMutant | undefined => {
  const text = process.env[variable];
  return text ? (JSON.parse(text) as ActiveMutant) : undefined;
};
