/** Everything of a session in its order. A press shows the charts as they were then. */
import type { Difference } from '../../../replay/compare.ts';
import * as styles from './report.css.ts';
import type { Moment } from './timeline.ts';

type TimelineProps = {
  moments: readonly Moment[];
  current: number;
  difference: Difference | undefined;
  onGoTo: (entry: number) => void;
};

const bringNear = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest' });

export const Timeline = ({ moments, current, difference, onGoTo }: TimelineProps) => (
  <ol className={styles.timeline} aria-label="The session">
    {moments.map(({ entry, at, actor, words, isStep }) => (
      <li key={entry}>
        <button
          type="button"
          className={styles.moment}
          data-step={isStep}
          data-differs={entry === difference?.entry}
          aria-current={entry === current ? 'step' : undefined}
          ref={entry === current ? bringNear : undefined}
          onClick={() => onGoTo(entry)}
        >
          <span className={styles.time}>{(at / 1000).toFixed(2)} s</span>
          <span className={styles.actor}>{actor}</span>
          <span className={styles.words}>
            {words}
            {entry === difference?.entry ? <strong> differs here</strong> : null}
          </span>
        </button>
      </li>
    ))}
  </ol>
);
