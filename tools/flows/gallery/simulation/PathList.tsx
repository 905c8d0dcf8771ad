/** The steps so far, each with where it led. A press goes back to it. */
import type { RunStep } from '../../simulation/run.types.ts';
import type { Taken } from '../../simulation/simulate.ts';
import * as styles from './simulation.css.ts';

const nameOf = (step: RunStep): string => {
  if (step.do === 'send') return step.event.type;
  if (step.do === 'wait') return `${step.ms / 1000} s pass`;
  return `${step.port} ${'output' in step.outcome ? 'succeeds' : 'fails'}`;
};

const leavesOf = (states: readonly string[]) =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`))).map((id) => id.slice(id.indexOf('.') + 1));

type StepProps = { step: RunStep | undefined; taken: Taken; isLast: boolean; onGoBack: () => void };

const Remarks = ({ step, taken }: Pick<StepProps, 'step' | 'taken'>) => (
  <>
    {step && taken.taken.length === 0 && !taken.error ? <p className={styles.quiet}>No transition.</p> : null}
    {taken.emitted.length > 0 ? (
      <p className={styles.quiet}>Emits {taken.emitted.map(({ type }) => type).join(', ')}</p>
    ) : null}
    {taken.error ? (
      <p role="alert" className={styles.problem}>
        {taken.error}
      </p>
    ) : null}
  </>
);

const Step = ({ step, taken, isLast, onGoBack }: StepProps) => (
  <li>
    <button type="button" className={styles.back} aria-current={isLast ? 'step' : undefined} onClick={onGoBack}>
      {step ? nameOf(step) : 'The chart starts'} → {leavesOf(taken.states).join(', ') || 'the end'}
    </button>
    <Remarks {...{ step, taken }} />
  </li>
);

type PathListProps = { steps: readonly RunStep[]; history: readonly Taken[]; onGoBack: (count: number) => void };

export const PathList = ({ steps, history, onGoBack }: PathListProps) => (
  <ol className={styles.path}>
    {history.map((taken, at) => (
      <Step
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the run.
        key={at}
        step={steps[at - 1]}
        isLast={at === history.length - 1}
        {...{ taken }}
        onGoBack={() => onGoBack(at)}
      />
    ))}
  </ol>
);
