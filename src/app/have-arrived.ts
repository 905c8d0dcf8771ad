/** Notes at a promise what it brings, in the way that `use` looks for it: what is there already renders without a pause. */
export const haveArrived = <Value>(promise: Promise<Value>, value: Value): Value =>
  Object.assign(promise, { status: 'fulfilled', value }).value;
