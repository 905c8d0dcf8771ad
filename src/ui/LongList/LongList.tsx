import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { chunksOf, createNearView, type NearView, usePlaceholderHeight } from './chunks.ts';
import * as styles from './LongList.css.ts';
import { useScrollPosition } from './use-scroll-position.ts';

type RowProps<Item> = {
  /** Oldest first. */
  items: readonly Item[];
  /** Must stay the same functions between renders. */
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
};

export type LongListProps<Item> = RowProps<Item> & {
  label: string;
  endLabel: string;
  /** The number of items that were loaded in front of the first page: chunks are counted from that page. */
  before: number;
  /** Above the first row. */
  head?: ReactNode;
  followKey?: string | undefined;
  startPx: number;
  onNearStart: () => void;
};

type ChunkProps<Item> = RowProps<Item> & {
  nearView: NearView;
  /** Called after its rows were rendered or removed. */
  onRender: () => void;
};

const PlainChunk = <Item,>({ items, keyOf, render, nearView, onRender }: ChunkProps<Item>) => {
  const root = useRef<HTMLDivElement>(null);
  const height = usePlaceholderHeight(root, nearView, items);
  useLayoutEffect(() => {
    if (height === undefined) onRender();
  }, [height, onRender]);
  return (
    <div ref={root} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined ? items.map((item) => <div key={keyOf(item)}>{render(item)}</div>) : null}
    </div>
  );
};

const hasSameRows = <Item,>(before: ChunkProps<Item>, now: ChunkProps<Item>) =>
  before.render === now.render &&
  before.items.length === now.items.length &&
  before.items.every((item, at) => item === now.items[at]);

const Chunk = memo(PlainChunk, hasSameRows) as typeof PlainChunk;

/**
 * A log that grows at both ends and stays smooth with ten thousand rows: it renders only the rows near the viewport,
 * and visible rows do not move. It announces nothing; its parent announces new rows.
 */
export const LongList = <Item,>(props: LongListProps<Item>) => {
  const { label, endLabel, items, before, head, keyOf, render } = props;
  const container = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [nearView] = useState(() => createNearView(() => container.current));
  const { isAtEnd, save, restore, scrollToEnd } = useScrollPosition(container, content, props);
  const latest = useRef(restore);
  useLayoutEffect(() => {
    latest.current = restore;
  });
  const [restoreNow] = useState(() => () => latest.current());
  return (
    <div className={styles.root}>
      <div
        ref={container}
        className={styles.box}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it while it has the focus
        tabIndex={0}
        onScroll={save}
      >
        <div className={styles.inner}>
          {head}
          <div ref={content}>
            {chunksOf(items, before).map((chunk) => (
              <Chunk
                key={chunk.key}
                items={chunk.items}
                keyOf={keyOf}
                render={render}
                nearView={nearView}
                onRender={restoreNow}
              />
            ))}
          </div>
        </div>
      </div>
      {isAtEnd ? null : (
        <div className={styles.toEnd}>
          <IconButton label={endLabel} variant="raised" onPress={scrollToEnd}>
            <ArrowDownIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
};
