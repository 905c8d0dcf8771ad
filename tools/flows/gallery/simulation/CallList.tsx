/** The calls that wait for an outcome: a success, a refusal of the contract, or no response at all. */
import { useState } from 'react';
import { type Choice, choicesOf } from '../../simulation/outcomes.ts';
import type { Outcome } from '../../simulation/run.types.ts';
import type { ChartSamples } from '../../simulation/samples.ts';
import type { WaitingCall } from '../../simulation/simulate.ts';
import { JsonField } from './JsonField.tsx';
import * as styles from './simulation.css.ts';

type Answer = (port: string, outcome: Outcome) => void;
export type CallListProps = {
  calls: readonly WaitingCall[];
  samples: ChartSamples | undefined;
  onOutcome: Answer;
};

const dataOf = (outcome: Outcome) => ('output' in outcome ? outcome.output : outcome.failure);

const withData = (outcome: Outcome, data: unknown): Outcome =>
  'output' in outcome ? { output: data } : { failure: data };

const Call = ({
  call: { port, input },
  choices,
  onOutcome,
}: {
  call: WaitingCall;
  choices: Choice[];
  onOutcome: Answer;
}) => {
  const [chosen, setChosen] = useState(0);
  const choice = choices[chosen] ?? choices[0];
  if (!choice) return null;
  return (
    <li className={styles.item}>
      <strong>{port}</strong>
      {input === undefined ? null : <code className={styles.input}>{JSON.stringify(input)}</code>}
      <label className={styles.field}>
        <span>Outcome</span>
        <select className={styles.select} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {choices.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <JsonField
        key={choice.name}
        label={`What ${port} gets`}
        value={dataOf(choice.outcome)}
        submitLabel="Answer the call"
        onSubmit={(data) => onOutcome(port, withData(choice.outcome, data))}
      />
    </li>
  );
};

export const CallList = ({ calls, samples, onOutcome }: CallListProps) => (
  <ul className={styles.list}>
    {calls.map((call, at) => (
      <Call
        // biome-ignore lint/suspicious/noArrayIndexKey: two calls of one port have no other key.
        key={`${call.port} ${at}`}
        call={call}
        choices={choicesOf(call.port, samples?.outputs[call.port])}
        onOutcome={onOutcome}
      />
    ))}
  </ul>
);
