/** One chart: its drawing, its words and its outline. What moves the chart is given: a shop, a simulation or a report. */
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Chart } from '../charts.ts';
import { type Detail, foldable } from '../graph.ts';
import { type Address, addressOf } from './address.ts';
import { Canvas } from './Canvas.tsx';
import type { Choice } from './choose-view.ts';
import * as styles from './gallery.css.ts';
import { marksOf } from './marks.ts';
import { OutlineTree } from './OutlineTree.tsx';
import { type Drawn, useDrawing, useOutline, useRoom } from './use-chart.ts';
import { useTried } from './use-tried.ts';
import { Words } from './Words.tsx';

const details: Record<Choice['detail'], string> = {
  auto: 'What fits',
  names: 'Names',
  events: 'Events',
  everything: 'Events and actions',
};

const toggled = (folded: ReadonlySet<string>, state: string): ReadonlySet<string> => {
  const next = new Set(folded);
  if (!next.delete(state)) next.add(state);
  return next;
};

type ToolsProps = {
  choice: Choice;
  drawn: Drawn | undefined;
  deep: readonly string[];
  isTriedShown: boolean;
  onChoose: (choice: Choice) => void;
  onShowTried: (isShown: boolean) => void;
};

const Tools = ({ choice, drawn, deep, isTriedShown, onChoose, onShowTried }: ToolsProps) => {
  const shown = drawn?.view.detail as Detail | undefined;
  return (
    <div className={styles.tools}>
      <label className={styles.inline}>
        Words{' '}
        <select
          className={styles.select}
          value={choice.detail}
          onChange={({ target }) => onChoose({ ...choice, detail: target.value as Choice['detail'] })}
        >
          {Object.entries(details).map(([value, label]) => (
            <option key={value} value={value}>
              {value === 'auto' && shown && choice.detail === 'auto'
                ? `${label}: ${details[shown].toLowerCase()}`
                : label}
            </option>
          ))}
        </select>
      </label>
      {deep.length > 0 ? (
        <>
          <Button variant="secondary" size="small" onPress={() => onChoose({ ...choice, folded: new Set(deep) })}>
            Fold all
          </Button>
          <Button variant="secondary" size="small" onPress={() => onChoose({ ...choice, folded: new Set() })}>
            Unfold all
          </Button>
        </>
      ) : null}
      <label className={styles.inline}>
        <input type="checkbox" checked={isTriedShown} onChange={({ target }) => onShowTried(target.checked)} /> Never
        tried in red
      </label>
    </div>
  );
};

const automatic: Choice = { detail: 'auto', folded: undefined };

export type ChartPageProps = {
  chart: Chart;
  address: Address;
  /** Where the shown actor is, and the transitions that led there. */
  step: { states: readonly string[]; taken: readonly string[] } | undefined;
  /** Transitions that a replay did not take as they were recorded. */
  differing?: readonly string[] | undefined;
  isFollowing: boolean;
  /** Below the drawing: what moves the chart. */
  bar: ReactNode;
  /** Beside the drawing, above the words. */
  side?: ReactNode;
};

const nothing: readonly string[] = [];

export const ChartPage = ({ chart, address, step, differing = nothing, isFollowing, bar, side }: ChartPageProps) => {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const [choice, setChoice] = useState(automatic);
  const [isTriedShown, showTried] = useState(false);
  const room = useRoom(pane);
  const outline = useOutline(chart);
  const drawn = useDrawing(chart.id, outline, choice, room);
  const tried = useTried(chart.id, isTriedShown);
  const marks = useMemo(
    () =>
      marksOf(outline, address, {
        active: step?.states ?? nothing,
        taken: step?.taken ?? nothing,
        differing,
        neverStates: tried.states,
        neverTransitions: tried.transitions,
      }),
    [outline, address, step, differing, tried],
  );
  const fold = useMemo(
    () => (state: string) =>
      setChoice((before) => ({ ...before, folded: toggled(before.folded ?? drawn?.view.folded ?? new Set(), state) })),
    [drawn],
  );
  return (
    <>
      <div className={styles.stage}>
        <Tools
          {...{ choice, drawn, isTriedShown }}
          deep={foldable(outline.root)}
          onChoose={setChoice}
          onShowTried={showTried}
        />
        {tried.words ? <output className={styles.shares}>{tried.words}</output> : null}
        <div className={styles.pane} ref={setPane}>
          {drawn && room ? <Canvas {...{ drawn, room, marks, isFollowing }} onFold={fold} /> : null}
        </div>
        {bar}
      </div>
      <aside className={styles.aside} aria-label="Words">
        {side}
        <Words {...{ chart, outline, address }} />
        <h2 className={styles.treeTitle}>States</h2>
        <OutlineTree
          root={outline.root}
          marks={marks}
          onChoose={(state) => {
            location.hash = addressOf({ ...address, state });
          }}
        />
      </aside>
    </>
  );
};
