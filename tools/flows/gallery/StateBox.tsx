/** A state in the drawing: its name, its calls, and its transitions as rows. Names and rows are links to their addresses. */
import { Handle, type Node, type NodeProps, NodeToolbar, Position } from '@xyflow/react';
import { type CSSProperties, useState } from 'react';
import { type GraphNode, type GraphRow, insideText } from '../graph.ts';
import { addressOf } from './address.ts';
import * as styles from './canvas.css.ts';

export type StateBoxNode = Node<
  {
    node: GraphNode;
    chart: string;
    mark: string | undefined;
    rowMark: (key: string) => string | undefined;
    /** Other states are drawn inside it. */
    isAround: boolean;
    isFolded: boolean;
    scale: number;
    onFold: (state: string) => void;
  },
  'state'
>;

type RowProps = { row: GraphRow; chart: string; mark: string | undefined };

const Row = ({ row: { kind, lines, key }, chart, mark }: RowProps) => {
  const words = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other key.
    <span key={index} className={line.startsWith('  ') ? styles.actions : styles.line}>
      {line}
    </span>
  ));
  if (!key) return <span className={`${styles.row} ${styles.kinds[kind]}`}>{words}</span>;
  return (
    <a
      className={`${styles.row} ${styles.kinds[kind]} ${mark ?? ''} nopan`}
      data-key={key}
      href={addressOf({ chart, transition: key })}
    >
      {words}
    </a>
  );
};

const Words = ({ outline: { description, entry, exit, tags } }: GraphNode) => (
  <div className={styles.words}>
    {description ? <p>{description}</p> : <p>No description.</p>}
    {entry.length > 0 ? <p>On entry: {entry.join(', ')}</p> : null}
    {exit.length > 0 ? <p>On exit: {exit.join(', ')}</p> : null}
    {tags.length > 0 ? <p>Tags: {tags.join(', ')}</p> : null}
  </div>
);

const Name = ({ node, chart, isFolded, isAround, onFold }: StateBoxNode['data']) => {
  const { id, outline, hidden } = node;
  return (
    <span className={styles.head}>
      <a
        className={`${styles.name} nopan`}
        href={addressOf({ chart, state: id })}
        aria-description={outline.description}
      >
        {outline.isInitial ? <span aria-hidden="true">▸ </span> : null}
        {outline.name}
      </a>
      {isAround || hidden > 0 ? (
        <button
          type="button"
          className={`${styles.fold} nopan`}
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? 'Unfold' : 'Fold'} ${id}`}
          onClick={() => onFold(id)}
        >
          {isFolded ? '+' : '−'}
        </button>
      ) : null}
    </span>
  );
};

const boxClass = ({ node, isAround, mark }: StateBoxNode['data']) =>
  [
    'state',
    styles.box,
    styles.sorts[isAround ? 'around' : 'leaf'],
    node.outline.kind === 'parallel' ? styles.parallel : '',
    node.outline.kind === 'final' ? styles.final : '',
    node.outline.isInitial ? styles.initial : '',
    mark ?? '',
  ].join(' ');

export const StateBox = ({ data }: NodeProps<StateBoxNode>) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const { node, chart, rowMark } = data;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the words are also read with the link and at the side.
    <div
      className={boxClass(data)}
      data-id={node.id}
      style={{ '--scale': data.scale } as CSSProperties}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
    >
      <Handle type="target" position={Position.Left} className={styles.handle} />
      <Name {...data} />
      {node.rows.map((row, index) => (
        <Row key={row.key ?? index} {...{ row, chart, mark: row.key ? rowMark(row.key) : undefined }} />
      ))}
      {node.hidden > 0 ? <span className={styles.hidden}>{insideText(node.hidden)}</span> : null}
      <Handle type="source" position={Position.Right} className={styles.handle} />
      <NodeToolbar isVisible={isPointedAt && !data.isAround} position={Position.Bottom}>
        <Words {...node} />
      </NodeToolbar>
    </div>
  );
};
