import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Chunk } from './Chunk.tsx';
import { chunksOf } from './chunks-of.ts';
import * as styles from './LongList.css.ts';
import { createNearView } from './near-view.ts';
import { usePlace } from './use-place.ts';

const chunkSize = 25;

export type LongListProps<Item> = {
  label: string;
  endLabel: string;
  /** The oldest first. */
  items: readonly Item[];
  /** How many stand before the first that was shown: chunks are counted from there. */
  before: number;
  /** Above the first. */
  head?: ReactNode;
  followKey?: string | undefined;
  startPx: number;
  /** Must stay the same functions. */
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  onNearStart: () => void;
};

/**
 * A log that grows at both ends and stays smooth with ten thousand rows: only what is near is in the page, and what
 * is in sight stands still. What is new is not read out: whoever shows it says so.
 */
export const LongList = <Item,>(props: LongListProps<Item>) => {
  const { label, endLabel, items, before, head, keyOf, render } = props;
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [nearView] = useState(() => createNearView(() => box.current));
  const { isAtEnd, sync, settle, toEnd } = usePlace(box, content, props);
  const latest = useRef(settle);
  useLayoutEffect(() => {
    latest.current = settle;
  });
  const [settleNow] = useState(() => () => latest.current());
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys */}
      <div ref={box} className={styles.box} role="log" aria-live="off" aria-label={label} tabIndex={0} onScroll={sync}>
        <div className={styles.inner}>
          {head}
          <div ref={content}>
            {chunksOf(items, before, chunkSize).map((chunk) => (
              <Chunk
                key={chunk.key}
                items={chunk.items}
                keyOf={keyOf}
                render={render}
                nearView={nearView}
                onDrawn={settleNow}
              />
            ))}
          </div>
        </div>
      </div>
      {isAtEnd ? null : (
        <div className={styles.toEnd}>
          <IconButton label={endLabel} variant="raised" onPress={toEnd}>
            <ArrowDownIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
};
