import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { chunksOf, createNearView, type NearView, usePlaceholderHeight } from './chunks.ts';
import * as styles from './LongList.css.ts';

export type LongRowsProps<Item> = {
  items: readonly Item[];
  /** In pixels, used for a chunk until its rows have been rendered once. */
  estimatedRowHeight: number;
  /** Returns an `<li>` with a key. */
  render: (item: Item) => ReactNode;
};

/** Where nothing tells which rows are near, such as on a server, all are rendered. */
const isWatched = () => globalThis.IntersectionObserver !== undefined;

type RowsProps<Item> = LongRowsProps<Item> & { nearView: NearView };

const Rows = <Item,>({ items, estimatedRowHeight, render, nearView }: RowsProps<Item>) => {
  const root = useRef<HTMLUListElement>(null);
  const estimatedHeight = isWatched() ? items.length * estimatedRowHeight : undefined;
  const height = usePlaceholderHeight(root, nearView, items.length, estimatedHeight);
  return (
    <ul ref={root} className={styles.rows} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined ? items.map(render) : null}
    </ul>
  );
};

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

const scrollContainerOf = ({ current }: RefObject<Element | null>) => {
  let element = current;
  while (element && !scrolls(element)) element = element.parentElement;
  return element;
};

/** Rows as high as a phone, so that a list opens with little more than what is seen. */
const chunkSize = 10;

/**
 * A list of up to a thousand rows inside a scroll container. It renders only the rows near the viewport, and none in its
 * first frame: that one answers the press that opened the list.
 */
export const LongRows = <Item,>({ items, ...rowProps }: LongRowsProps<Item>) => {
  const root = useRef<HTMLDivElement>(null);
  const [nearView] = useState(() => createNearView(() => scrollContainerOf(root)));
  return (
    <div ref={root}>
      {chunksOf(items, 0, chunkSize).map(({ key, items: rows }) => (
        <Rows key={key} items={rows} nearView={nearView} {...rowProps} />
      ))}
    </div>
  );
};
