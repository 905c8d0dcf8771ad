import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NearView } from './near-view.ts';

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
  const current = useRef(items);
  const [left, setLeft] = useState<{ items: readonly Item[]; height: number }>();
  const height = left?.items === items ? left.height : undefined;
  useEffect(() => {
    current.current = items;
  });
  useLayoutEffect(() => {
    if (height === undefined) onDrawn();
  }, [height, onDrawn]);
  useEffect(() => {
    const part = root.current;
    if (!part) return undefined;
    return nearView(part, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setLeft(undefined);
      else if (!part.contains(document.activeElement))
        setLeft({ items: current.current, height: boundingClientRect.height });
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
