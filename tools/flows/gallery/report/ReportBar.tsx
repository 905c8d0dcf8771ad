/** Below the drawing of a report: which actor, and which moment of the session. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import * as gallery from '../gallery.css.ts';
import type { RecordedActor } from './timeline.ts';

type ReportBarProps = {
  actors: readonly RecordedActor[];
  actor: string;
  entry: number;
  last: number;
  /** Where the charts differ, if they do. */
  difference: number | undefined;
  onActor: (name: string) => void;
  onGoTo: (entry: number) => void;
};

const stepMs = 400;

/** Moves on by itself until the end; `isPlaying` is false there. */
const usePlayer = (entry: number, last: number, onGoTo: (entry: number) => void) => {
  const [isOn, setOn] = useState(false);
  const isPlaying = isOn && entry < last;
  const goTo = useRef(onGoTo);
  goTo.current = onGoTo;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => goTo.current(entry + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, entry]);
  return { isPlaying, toggle: () => setOn(!isPlaying) };
};

export const ReportBar = ({ actors, actor, entry, last, difference, onActor, onGoTo }: ReportBarProps) => {
  const { isPlaying, toggle } = usePlayer(entry, last, onGoTo);
  return (
    <section aria-label="The session" className={gallery.run}>
      <div className={gallery.times}>
        <label className={gallery.inline}>
          Actor{' '}
          <select className={gallery.select} value={actor} onChange={({ target }) => onActor(target.value)}>
            {actors.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={gallery.inline}>
          Moment{' '}
          <input
            type="range"
            className={gallery.slider}
            min={0}
            max={last}
            value={entry}
            onChange={({ target }) => onGoTo(Number(target.value))}
          />
        </label>
        <Button variant="secondary" size="small" isDisabled={entry === 0} onPress={() => onGoTo(entry - 1)}>
          Back
        </Button>
        <Button variant="secondary" size="small" isDisabled={entry === last} onPress={() => onGoTo(entry + 1)}>
          Forward
        </Button>
        <Button variant="secondary" size="small" isDisabled={entry === last} onPress={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        {difference === undefined ? null : (
          <Button size="small" onPress={() => onGoTo(difference)}>
            Go to the difference
          </Button>
        )}
      </div>
    </section>
  );
};
