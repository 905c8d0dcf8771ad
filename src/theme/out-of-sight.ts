/**
 * What the first view holds below the window is laid out and painted when it comes near: on a phone most of what a first
 * paint costs. Only there: later pages are laid out whole, so that Back finds its place to the pixel.
 */
export const inFirstView = (selector: string) => `html[data-first-view] ${selector}`;

/**
 * `blockSize` is what it takes up until then. Where it is far too little, what hangs out of it lies under what follows
 * for whoever measures the page; where it is wrong at all, the page moves when a shopper comes near.
 */
export const outOfSight = (blockSize: string) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicBlockSize: `auto ${blockSize}`,
  // Room for the ring of a focus.
  overflowClipMargin: '1rem',
});
