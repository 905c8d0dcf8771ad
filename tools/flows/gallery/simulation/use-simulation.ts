/** The simulation of a chart, made anew whenever its run or its source changes. */
import { useEffect, useState } from 'react';
import type { Chart } from '../../charts.ts';
import type { Run } from '../../simulation/run.types.ts';
import type { ChartSamples } from '../../simulation/samples.ts';
import { type Simulation, simulate } from '../../simulation/simulate.ts';
import { samplesPath } from '../endpoint-paths.ts';

let fetched: Promise<Record<string, ChartSamples>> | undefined;

const fetchSamples = async (): Promise<Record<string, ChartSamples>> => {
  const response = await fetch(samplesPath);
  if (!response.ok) throw new Error(`The development server answered ${response.status}.`);
  return response.json();
};

export type SamplesState = { samples: ChartSamples | undefined; failure: string | undefined; retry: () => void };

/** Samples for the events and calls of a chart; the server reads them from the types, which takes some seconds. */
export const useSamples = ({ id }: Chart): SamplesState => {
  const [state, setState] = useState<Pick<SamplesState, 'samples' | 'failure'>>({
    samples: undefined,
    failure: undefined,
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    let isCurrent = true;
    fetched ??= fetchSamples();
    fetched.then(
      (all) => isCurrent && setState({ samples: all[id], failure: undefined }),
      (error: unknown) => {
        fetched = undefined;
        if (isCurrent) setState({ samples: undefined, failure: String(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
};

/** Undefined until the first one is there. The one before stays while the next is made. */
export const useSimulation = ({ machine }: Chart, run: Run | undefined): Simulation | undefined => {
  const [simulation, setSimulation] = useState<Simulation>();
  useEffect(() => {
    let isCurrent = true;
    let own: Simulation | undefined;
    if (run)
      void simulate(machine, run).then((made) => {
        own = made;
        if (isCurrent) setSimulation(made);
        else made.stop();
      });
    return () => {
      isCurrent = false;
      own?.stop();
    };
  }, [machine, run]);
  return simulation;
};
