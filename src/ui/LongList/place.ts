/** Where a scrolling box stands: at its end, or at one of its rows. */

export type Place = { isAtEnd: boolean; row: Element | undefined; top: number };

/** This near to the end counts as there. */
const endPx = 40;

const isBelow = (edge: number) => (part: Element) => part.getBoundingClientRect().bottom > edge;

/** The first row that is in sight; of a chunk that is not drawn, the chunk. */
const firstRow = (content: Element, edge: number): Element | undefined => {
  const chunk = [...content.children].find(isBelow(edge));
  return chunk && ([...chunk.children].find(isBelow(edge)) ?? chunk);
};

export const placeOf = (box: Element, content: Element): Place => {
  const { top } = box.getBoundingClientRect();
  const row = firstRow(content, top);
  return {
    isAtEnd: box.scrollHeight - box.clientHeight - box.scrollTop < endPx,
    row,
    top: row ? row.getBoundingClientRect().top - top : 0,
  };
};

/** Whatever grew or went above it, the row stands where it stood. */
export const restorePlace = (box: Element, { isAtEnd, row, top }: Place): void => {
  if (isAtEnd) box.scrollTop = box.scrollHeight;
  else if (row?.isConnected) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - top;
};
