/** An arrow of the drawing. Pointed at or chosen, it shows its words. */
import { type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { useState } from 'react';
import type { GraphEdge, Point } from '../graph.ts';
import type { Words } from '../outline.ts';
import * as styles from './canvas.css.ts';

export type ArrowLineEdge = Edge<
  {
    edge: GraphEdge;
    chart: string;
    mark: string | undefined;
    words: (Words | undefined)[];
    /** The words of the chosen and of the taken transitions, which are always shown. */
    loud: (Words | undefined)[];
  },
  'arrow'
>;

const radius = 7;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** Right angles with round corners. */
export const pathOf = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const before = points[index];
    const after = rest[index + 1];
    if (!(before && after)) return `L${point.x} ${point.y}`;
    const start = towards(point, before, radius);
    const end = towards(point, after, radius);
    return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
};

/** The middle of the longest part, where words hide least. */
export const middleOf = (points: readonly Point[]): Point => {
  const parts = points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }));
  const lengthOf = ({ start, end }: (typeof parts)[number]) => Math.hypot(end.x - start.x, end.y - start.y);
  const [longest] = parts.sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return { x: 0, y: 0 };
  return { x: (longest.start.x + longest.end.x) / 2, y: (longest.start.y + longest.end.y) / 2 };
};

const Label = ({ words, points }: { words: (Words | undefined)[]; points: readonly Point[] }) => {
  const { x, y } = middleOf(points);
  return (
    <EdgeLabelRenderer>
      <ul className={styles.label} style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}>
        {words.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two transitions may have the same words.
          <li key={index}>
            <strong>{each?.event}</strong>
            {each?.guard ? ` [${each.guard}]` : ''}
            {each && each.actions.length > 0 ? (
              <span className={styles.actions}>/ {each.actions.join(', ')}</span>
            ) : null}
            {each?.description ? <span className={styles.actions}>{each.description}</span> : null}
          </li>
        ))}
      </ul>
    </EdgeLabelRenderer>
  );
};

export const ArrowLine = ({ data }: EdgeProps<ArrowLineEdge>) => {
  const [isPointedAt, setPointedAt] = useState(false);
  if (!data) return null;
  const { edge, mark, words, loud } = data;
  const path = pathOf(edge.points);
  const shown = isPointedAt ? words : loud;
  return (
    <g
      className={`transition ${styles.arrow} ${mark ?? ''} ${isPointedAt ? 'near' : ''}`}
      data-key={edge.keys[0]}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <path d={path} className={styles.grip} />
      <path d={path} className={styles.path} markerEnd="url(#arrow-head)" />
      {shown.length > 0 ? <Label words={shown} points={edge.points} /> : null}
    </g>
  );
};
