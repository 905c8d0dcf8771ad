/** Where a scrolling box stands: at its end, or at one of its rows. */

export type Place = {
  isAtEnd: boolean;
  row: Element | undefined;
  /** Of the row, from the upper edge of the box. */
  top: number;
  scrollTop: number;
};

export const atEnd: Place = { isAtEnd: true, row: undefined, top: 0, scrollTop: 0 };

/** This near to the end counts as there. */
const endPx = 40;

const isBelow = (edge: number) => (part: Element) => part.getBoundingClientRect().bottom > edge;

/** The first row that is in sight; of a chunk that is not drawn, the chunk. */
const firstRow = (content: Element, edge: number): Element | undefined => {
  const chunk = [...content.children].find(isBelow(edge));
  return chunk && ([...chunk.children].find(isBelow(edge)) ?? chunk);
};

const isNearEnd = (box: Element) => box.scrollHeight - box.clientHeight - box.scrollTop < endPx;

export const placeOf = (box: Element, content: Element): Place => {
  const { top } = box.getBoundingClientRect();
  const row = firstRow(content, top);
  return {
    isAtEnd: isNearEnd(box),
    row,
    top: row ? row.getBoundingClientRect().top - top : 0,
    scrollTop: box.scrollTop,
  };
};

/**
 * Whatever grew or went above it, the row stands where it stood. What somebody scrolled since then is not taken back:
 * the box tells of it only in the next frame.
 */
export const restorePlace = (box: Element, { isAtEnd, row, top, scrollTop }: Place): void => {
  const scrolled = box.scrollTop - scrollTop;
  if (isAtEnd && (scrolled >= 0 || isNearEnd(box))) box.scrollTop = box.scrollHeight;
  else if (row?.isConnected) {
    const moved = row.getBoundingClientRect().top - box.getBoundingClientRect().top - top + scrolled;
    if (moved !== 0) box.scrollTop += moved;
  }
};
