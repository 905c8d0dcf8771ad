/** Idempotency keys of drafts: an unchanged draft is the same request, a changed one is another. */

/** A changed draft has to be a new object, as in the context of a chart. */
export const draftKeys = () => {
  const keys = new WeakMap<object, string>();
  return (draft: object): string => {
    const key = keys.get(draft) ?? crypto.randomUUID();
    keys.set(draft, key);
    return key;
  };
};
