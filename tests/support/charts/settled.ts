/** Lets every promise that is ready run its course. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Turns of the event loop until a faked answer was read and everything that follows from it has happened. */
const turnsUntilIdle = 20;

/** Lets everything end that waits for no clock: what has not happened then does not happen. */
export const idle = async () => {
  for (let turn = 0; turn < turnsUntilIdle; turn += 1) await settled();
};
