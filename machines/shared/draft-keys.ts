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

/**
 * For a body that is made anew for each request: the same content is the same request until one has succeeded. The
 * first completion is sent each time, because another reading may differ.
 */
export const contentKeys = <Content extends object, Body extends object>(
  complete: (content: Content) => Promise<Body>,
) => {
  const keyed = async (content: Content): Promise<Body & Keyed> => ({
    ...(await complete(content)),
    idempotencyKey: crypto.randomUUID(),
  });
  let last: { content: string; body: Promise<Body & Keyed> } | undefined;
  return async <Result>(given: Content, send: (body: Body & Keyed) => Promise<Result>): Promise<Result> => {
    const content = JSON.stringify(given);
    if (last?.content !== content) last = { content, body: keyed(given) };
    const result = await send(await last.body);
    last = undefined;
    return result;
  };
};
