/** The page numbers around the current one, at most `maxShown` of them, the ends kept inside. */
export const shownPages = (page: number, pageCount: number, maxShown: number): number[] => {
  const length = Math.max(1, Math.min(maxShown, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
};
