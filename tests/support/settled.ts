/** Lets every promise that is ready run its course. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
