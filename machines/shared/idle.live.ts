const longestWaitMs = 500;

/**
 * Ends when nothing more urgent is to be done, and at the latest after `timeout` milliseconds: a browser whose processor
 * is busy may report no idle moment at all. In Safari, which reports none, it ends at once.
 */
export const idle = (timeout = longestWaitMs): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(resolve, { timeout });
  });
