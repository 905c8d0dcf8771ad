/**
 * Content of the first view below the window is laid out and painted when it comes near. On a phone this saves most of
 * the first paint. Later pages are laid out whole, so that Back restores the exact scroll position.
 */
export const inFirstView = (selector: string) => `html[data-first-view] ${selector}`;

/**
 * `blockSize` is the estimated size until then. If it is far too small, audit tools find the overflow under the next
 * content. Any wrong value shifts the page when the content comes near.
 */
export const outOfSight = (blockSize: string) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicBlockSize: `auto ${blockSize}`,
  // Room for the ring of a focus.
  overflowClipMargin: '1rem',
});
