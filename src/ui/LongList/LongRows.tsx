import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { chunksOf } from './chunks-of.ts';
import * as styles from './LongRows.css.ts';
import { createNearView, type NearView } from './near-view.ts';
import { useLeftHeight } from './use-left-height.ts';

const chunkSize = 25;

export type LongRowsProps<Item> = {
  items: readonly Item[];
  /** Of a row in pixels, until it was drawn once. */
  guess: number;
  /** An `<li>` with a key. */
  render: (item: Item) => ReactNode;
};

type RowsProps<Item> = LongRowsProps<Item> & { nearView: NearView; isFirst: boolean };

const Rows = <Item,>({ items, guess, render, nearView, isFirst }: RowsProps<Item>) => {
  const root = useRef<HTMLUListElement>(null);
  const height = useLeftHeight(root, nearView, items.length, isFirst ? undefined : items.length * guess);
  return (
    <ul ref={root} className={styles.rows} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined ? items.map(render) : null}
    </ul>
  );
};

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

const scrollerOf = ({ current }: RefObject<Element | null>) => {
  let element = current;
  while (element && !scrolls(element)) element = element.parentElement;
  return element;
};

/** A list that may have a thousand rows and scrolls with what is around it: only rows near what is in sight are drawn. */
export const LongRows = <Item,>({ items, ...rowProps }: LongRowsProps<Item>) => {
  const root = useRef<HTMLDivElement>(null);
  const [nearView] = useState(() => createNearView(() => scrollerOf(root)));
  return (
    <div ref={root}>
      {chunksOf(items, 0, chunkSize).map((chunk) => (
        <Rows key={chunk.key} items={chunk.items} nearView={nearView} isFirst={chunk.key === 0} {...rowProps} />
      ))}
    </div>
  );
};
