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

type Keyed = { idempotencyKey: string };

/** For a body that is made anew for each request: the same content is the same request until one has succeeded. */
export const contentKeys = () => {
  let last: { content: string; key: string } | undefined;
  return async <Body extends object, Result>(
    body: Body,
    send: (body: Body & Keyed) => Promise<Result>,
  ): Promise<Result> => {
    const content = JSON.stringify(body);
    if (last?.content !== content) last = { content, key: crypto.randomUUID() };
    const result = await send({ ...body, idempotencyKey: last.key });
    last = undefined;
    return result;
  };
};
