/** Computes once for each object, such as a context, and returns the same result from then on. */

/** Neither the objects nor the results may be mutated, and no result may be undefined. */
export const memoize = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
};
