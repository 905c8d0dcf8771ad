/** Below the drawing: the clock of a simulation, and what one can do with the whole run. */
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Chart } from '../../charts.ts';
import { edgeCaseOf } from '../../simulation/edge-case.ts';
import type { Run, RunStep } from '../../simulation/run.types.ts';
import type { Simulation } from '../../simulation/simulate.ts';
import { addressOf } from '../address.ts';
import * as styles from '../gallery.css.ts';

type SimulationBarProps = {
  chart: Chart;
  run: Run;
  simulation: Simulation | undefined;
  onStep: (step: RunStep) => void;
  onGoBack: (count: number) => void;
};

const shortName = (type: string) => type.replace(/^xstate\.after\./, '');

const CopyButton = ({ label, text }: { label: string; text: () => string }) => {
  const [copied, setCopied] = useState('');
  const copy = () => {
    const now = text();
    return navigator.clipboard.writeText(now).then(() => setCopied(now));
  };
  return (
    <Button variant="secondary" size="small" onPress={() => void copy()}>
      {copied !== '' && copied === text() ? 'Copied' : label}
    </Button>
  );
};

export const SimulationBar = ({ chart, run, simulation, onStep, onGoBack }: SimulationBarProps) => {
  const [next] = simulation?.timers ?? [];
  return (
    <section aria-label="Simulation" className={styles.run}>
      <p role="status" className={styles.live}>
        {next
          ? `Time stands still. ${shortName(next.type)} goes off in ${next.left / 1000} s.`
          : 'Time stands still. No timer is set.'}{' '}
        <a className={styles.elsewhere} href={addressOf({ chart: chart.id, run: '' })}>
          Leave the simulation
        </a>
      </p>
      <div className={styles.times}>
        <Button size="small" isDisabled={!next} onPress={() => onStep({ do: 'wait', ms: next?.left ?? 0 })}>
          Let the next timer go off
        </Button>
        <Button variant="secondary" size="small" onPress={() => onStep({ do: 'wait', ms: 1000 })}>
          Wait a second
        </Button>
        <Button
          variant="secondary"
          size="small"
          isDisabled={run.steps.length === 0}
          onPress={() => onGoBack(run.steps.length - 1)}
        >
          Undo
        </Button>
        <Button variant="secondary" size="small" isDisabled={run.steps.length === 0} onPress={() => onGoBack(0)}>
          Start again
        </Button>
        <CopyButton label="Copy the link" text={() => location.href} />
        {simulation ? <CopyButton label="Copy as a test" text={() => edgeCaseOf(chart, run, simulation)} /> : null}
      </div>
    </section>
  );
};
