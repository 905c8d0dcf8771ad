/** Idempotency keys of drafts: what is sent again unchanged is the same request, what was changed is another one. */

/** A draft that changes has to be a new object, as the context of a chart is. */
export const draftKeys = () => {
  const keys = new WeakMap<object, string>();
  return (draft: object): string => {
    const key = keys.get(draft) ?? crypto.randomUUID();
    keys.set(draft, key);
    return key;
  };
};
