/** A chart that runs without a shop: its events, its calls and its time are in the hands of the reader. */
import { useMemo } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Chart } from '../../charts.ts';
import { decodeRun, encodeRun } from '../../simulation/link.ts';
import type { Run, RunStep } from '../../simulation/run.types.ts';
import type { Simulation } from '../../simulation/simulate.ts';
import { type Address, replaceAddress } from '../address.ts';
import { ChartPage } from '../ChartPage.tsx';
import { CallList } from './CallList.tsx';
import { EventList } from './EventList.tsx';
import { JsonField } from './JsonField.tsx';
import { PathList } from './PathList.tsx';
import { SimulationBar } from './SimulationBar.tsx';
import * as styles from './simulation.css.ts';
import { type SamplesState, useSamples, useSimulation } from './use-simulation.ts';

type SideProps = {
  run: Run;
  simulation: Simulation | undefined;
  state: SamplesState;
  onRun: (run: Run) => void;
};

const SamplesNotice = ({ state: { samples, failure, retry } }: { state: SamplesState }) => {
  if (samples) return null;
  if (!failure) return <p role="status">Reading the types of the charts …</p>;
  return (
    <div role="alert" className={styles.problem}>
      <p>There are no samples for payloads: {failure}</p>
      <Button variant="secondary" size="small" onPress={retry}>
        Try again
      </Button>
    </div>
  );
};

const Side = ({ run, simulation, state, onRun }: SideProps) => {
  const add = (step: RunStep) => onRun({ ...run, steps: [...run.steps, step] });
  const { samples } = state;
  if (!simulation) return <p role="status">The chart is starting …</p>;
  return (
    <div className={styles.root}>
      <SamplesNotice state={state} />
      <section aria-label="Events">
        <h2 className={styles.title}>Send an event</h2>
        {simulation.events.length === 0 ? <p className={styles.quiet}>The chart has ended.</p> : null}
        <EventList events={simulation.events} samples={samples} onSend={(event) => add({ do: 'send', event })} />
      </section>
      <section aria-label="Calls">
        <h2 className={styles.title}>Answer a call</h2>
        {simulation.calls.length === 0 ? <p className={styles.quiet}>No call waits.</p> : null}
        <CallList
          calls={simulation.calls}
          samples={samples}
          onOutcome={(port, outcome) => add({ do: 'answer', port, outcome })}
        />
      </section>
      <section aria-label="Steps">
        <h2 className={styles.title}>The steps so far</h2>
        <PathList
          steps={run.steps}
          history={simulation.history}
          onGoBack={(count) => onRun({ ...run, steps: run.steps.slice(0, count) })}
        />
      </section>
      <details className={styles.details}>
        <summary>The context now</summary>
        <pre className={styles.context}>{JSON.stringify(simulation.context, null, 1)}</pre>
      </details>
      <details className={styles.details}>
        <summary>The input of the start</summary>
        <JsonField
          key={JSON.stringify(run.input)}
          label="The input of the chart"
          value={run.input}
          submitLabel="Start with this input"
          onSubmit={(input) => onRun({ input, steps: [] })}
        />
      </details>
    </div>
  );
};

/** A run without an input starts from the sample of its chart. */
const startOf = (run: Run, state: SamplesState): Run | undefined => {
  if (run.input !== undefined || state.failure) return run;
  return state.samples && { ...run, ...(state.samples.input === undefined ? {} : { input: state.samples.input }) };
};

export const SimulationPage = ({ chart, address }: { chart: Chart; address: Address }) => {
  const written = address.run ?? '';
  const decoded = useMemo(() => decodeRun(written), [written]);
  const state = useSamples(chart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state's other parts do not change the start.
  const run = useMemo(() => decoded && startOf(decoded, state), [decoded, state.samples, state.failure]);
  const simulation = useSimulation(chart, run);
  const change = (next: Run) => replaceAddress({ ...address, run: encodeRun(next) });
  if (!decoded) return <p role="alert">This link has no simulation that can be read.</p>;
  const shown = run ?? decoded;
  return (
    <ChartPage
      {...{ chart, address }}
      step={simulation?.history.at(-1)}
      isFollowing
      bar={
        <SimulationBar
          {...{ chart, simulation }}
          run={shown}
          onStep={(step) => change({ ...shown, steps: [...shown.steps, step] })}
          onGoBack={(count) => change({ ...shown, steps: shown.steps.slice(0, count) })}
        />
      }
      side={<Side {...{ simulation, state }} run={shown} onRun={change} />}
    />
  );
};
