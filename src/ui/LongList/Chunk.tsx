import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { NearView } from './near-view.ts';
import { useLeftHeight } from './use-left-height.ts';

export type ChunkProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  nearView: NearView;
  /** Its rows came into the page or left it. */
  onDrawn: () => void;
};

/** Rows that are far away leave their height behind and nothing else; what has the focus or is new stays. */
const PlainChunk = <Item,>({ items, keyOf, render, nearView, onDrawn }: ChunkProps<Item>) => {
  const root = useRef<HTMLDivElement>(null);
  const height = useLeftHeight(root, nearView, items);
  useLayoutEffect(() => {
    if (height === undefined) onDrawn();
  }, [height, onDrawn]);
  return (
    <div ref={root} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined ? items.map((item) => <div key={keyOf(item)}>{render(item)}</div>) : null}
    </div>
  );
};

const isSame = <Item,>(before: ChunkProps<Item>, now: ChunkProps<Item>) =>
  before.render === now.render &&
  before.items.length === now.items.length &&
  before.items.every((item, at) => item === now.items[at]);

export const Chunk = memo(PlainChunk, isSame) as typeof PlainChunk;
