/** The events that the current states handle. Each can be sent as it is, or with another payload. */
import type { ChartSamples } from '../../simulation/samples.ts';
import { JsonField } from './JsonField.tsx';
import * as styles from './simulation.css.ts';

type SentEvent = { type: string; [field: string]: unknown };
export type EventListProps = {
  events: readonly string[];
  samples: ChartSamples | undefined;
  onSend: (event: SentEvent) => void;
};

const isEvent = (value: unknown): value is SentEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A wildcard stands for each event that begins like it. */
const typesOf = (events: readonly string[], samples: ChartSamples | undefined): string[] => {
  const known = Object.keys(samples?.events ?? {});
  const types = events.flatMap((event) =>
    event.endsWith('.*') ? known.filter((type) => type.startsWith(event.slice(0, -1))) : [event],
  );
  return [...new Set(types)];
};

export const EventList = ({ events, samples, onSend }: EventListProps) => (
  <ul className={styles.list}>
    {typesOf(events, samples).map((type) => {
      const event = samples?.events[type] ?? { type };
      const isBare = Object.keys(event).length === 1;
      return (
        <li key={type} className={styles.item}>
          <button type="button" className={styles.send} onClick={() => onSend(event)}>
            {type}
          </button>
          {isBare ? null : (
            <details className={styles.details}>
              <summary>with its payload</summary>
              <JsonField
                key={JSON.stringify(event)}
                label={`The event ${type}`}
                value={event}
                submitLabel="Send"
                onSubmit={(value) => (isEvent(value) ? onSend(value) : onSend({ type }))}
              />
            </details>
          )}
        </li>
      );
    })}
  </ul>
);
