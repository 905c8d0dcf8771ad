/** The drawing of a chart: it zooms, drags and fits, and follows the active state. */
import { Background, Controls, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useViewport } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo } from 'react';
import { vars } from '#src/theme/vars.css.ts';
import { scaleOf } from '../graph.ts';
import { ArrowLine, type ArrowLineEdge } from './ArrowLine.tsx';
import { addressOf } from './address.ts';
import * as styles from './canvas.css.ts';
import type { Room } from './choose-view.ts';
import type { Marks } from './marks.ts';
import { StateBox, type StateBoxNode } from './StateBox.tsx';
import type { Drawn } from './use-chart.ts';

const nodeTypes = { state: StateBox };
const edgeTypes = { arrow: ArrowLine };
const fit = { padding: 0.04, maxZoom: 1.1 };

type CanvasProps = {
  drawn: Drawn;
  room: Room;
  marks: Marks;
  isFollowing: boolean;
  onFold: (state: string) => void;
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const nodesOf = ({ chart, graph, view }: Drawn, marks: Marks, onFold: CanvasProps['onFold']): StateBoxNode[] =>
  graph.nodes.map((node) => ({
    id: node.id,
    type: 'state',
    position: { x: node.x, y: node.y },
    width: node.width,
    height: node.height,
    zIndex: node.outline.states.length > 0 && node.hidden === 0 ? 0 : 100,
    data: {
      node,
      chart,
      mark: marks.stateOf(node.id),
      rowMark: marks.transitionOf,
      isAround: node.outline.states.length > 0 && node.hidden === 0,
      isFolded: view.folded.has(node.id),
      scale: scaleOf(view.detail),
      onFold,
    },
  }));

const edgesOf = ({ chart, graph }: Drawn, marks: Marks): ArrowLineEdge[] =>
  graph.edges.map((edge) => {
    const mark = edge.keys.map(marks.transitionOf).find(Boolean) ?? marks.arrowOf(edge);
    const words = edge.keys.map((key) => marks.wordsOf(key));
    const loud = edge.keys.filter((key) => /chosen|taken/.test(marks.transitionOf(key) ?? '')).map(marks.wordsOf);
    return {
      id: edge.id,
      type: 'arrow',
      source: edge.source,
      target: edge.target,
      zIndex: mark ? 60 : 50,
      data: { edge, chart, mark, words, loud },
      ariaLabel: `${edge.source} to ${edge.target}`,
    };
  });

/** Moves only if a state that is now active is out of sight. */
const useFollowing = ({ graph }: Drawn, marks: Marks, isFollowing: boolean) => {
  const { getViewport, setCenter } = useReactFlow();
  const leaves = graph.nodes.filter(({ id, outline, hidden }) => {
    const isLeaf = outline.states.length === 0 || hidden > 0;
    return isLeaf && marks.stateOf(id)?.includes('active');
  });
  const names = leaves.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view moves with the active states, and with nothing else.
  useEffect(() => {
    const [first] = leaves;
    const pane = document.querySelector('.react-flow');
    if (!(isFollowing && first && pane)) return;
    const { x, y, zoom } = getViewport();
    const middle = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
    const seen = { x: middle.x * zoom + x, y: middle.y * zoom + y };
    const isSeen = seen.x > 0 && seen.y > 0 && seen.x < pane.clientWidth && seen.y < pane.clientHeight;
    if (!isSeen) void setCenter(middle.x, middle.y, { zoom, duration: isStill() ? 0 : 300 });
  }, [names, isFollowing]);
};

/** A new drawing is shown whole; if it is too large to be read, from its start. */
const useFitting = ({ graph, chart }: Drawn, marks: Marks) => {
  const { fitView, setCenter, getZoom } = useReactFlow();
  const chosen = graph.nodes.find(({ id }) => id === marks.chosenState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice inside the drawing must not move it.
  useEffect(() => {
    const isLinked = chosen !== undefined && chosen.outline.states.length === 0;
    void fitView(fit).then(() => {
      if (isLinked && getZoom() < 0.6)
        void setCenter(chosen.x + chosen.width / 2, chosen.y + chosen.height / 2, { zoom: 0.8 });
    });
  }, [chart, graph]);
};

/** It is there as soon as a part of the drawing is out of sight. */
const Overview = ({ drawn: { graph }, room }: Pick<CanvasProps, 'drawn' | 'room'>) => {
  const { x, y, zoom } = useViewport();
  const isWhole = x >= 0 && y >= 0 && x + graph.width * zoom <= room.width && y + graph.height * zoom <= room.height;
  return isWhole ? null : (
    <MiniMap
      pannable
      zoomable
      className={styles.map}
      ariaLabel="Overview of the chart"
      nodeClassName={({ data }) => String((data as StateBoxNode['data']).mark ?? '')}
    />
  );
};

const Flow = ({ drawn, room, marks, isFollowing, onFold }: CanvasProps) => {
  const nodes = useMemo(() => nodesOf(drawn, marks, onFold), [drawn, marks, onFold]);
  const edges = useMemo(() => edgesOf(drawn, marks), [drawn, marks]);
  useFitting(drawn, marks);
  useFollowing(drawn, marks, isFollowing);
  return (
    <ReactFlow
      className={styles.flow}
      aria-label={`The chart ${drawn.chart}`}
      {...{ nodes, edges, nodeTypes, edgeTypes }}
      fitView
      fitViewOptions={fit}
      minZoom={0.1}
      maxZoom={2.5}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      zoomOnDoubleClick={false}
      onEdgeClick={(_, { data }) => {
        const [transition] = data?.edge.keys ?? [];
        if (transition) location.hash = addressOf({ chart: drawn.chart, transition });
      }}
      proOptions={{ hideAttribution: false }}
    >
      <Background gap={24} size={1} color={vars.colour.border} />
      <Controls showInteractive={false} fitViewOptions={fit} position="bottom-left" aria-label="Zoom" />
      <Overview drawn={drawn} room={room} />
    </ReactFlow>
  );
};

export const Canvas = (props: CanvasProps) => (
  <ReactFlowProvider>
    <Flow {...props} />
  </ReactFlowProvider>
);
