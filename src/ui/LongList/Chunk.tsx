import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { NearView } from './near-view.ts';

export type ChunkProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  nearView: NearView;
};

/** Rows that are far away leave their height behind and nothing else; one that has the focus stays. */
const PlainChunk = <Item,>({ items, keyOf, render, nearView }: ChunkProps<Item>) => {
  const root = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const part = root.current;
    if (!part) return undefined;
    return nearView(part, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setHeight(undefined);
      else if (!part.contains(document.activeElement)) setHeight((known) => known ?? boundingClientRect.height);
    });
  }, [nearView]);
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
