/** When the copy was made that this page was opened from, in milliseconds; undefined if it came from the server. */
export const pageCopyTime = (): number | undefined => {
  // The service worker writes it into the copy.
  const { copiedAt } = document.documentElement.dataset;
  return copiedAt === undefined ? undefined : Number(copiedAt);
};
