/** Observations of a tab: when it changed, which token it sent, what it stores. */
import type { Locator, Page } from 'playwright-core';
import type { Shopper } from './shopper.ts';

/** Epoch milliseconds at which the control leaves the page; call it before, await it after. */
export const momentOfLeaving = (control: Locator): Promise<number> =>
  control.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (element.isConnected) return;
          watch.disconnect();
          resolve(Date.now());
        });
        watch.observe(document, { childList: true, subtree: true });
      }),
  );

/** Epoch milliseconds at which the page shows the text; call it before, await it after. */
export const momentOfText = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isThere = () => document.body.textContent?.includes(wanted);
        const watch = new MutationObserver(() => {
          if (!isThere()) return;
          watch.disconnect();
          resolve(Date.now());
        });
        watch.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );

/** Which of the texts the page holds, hidden or not. */
export const readable = async ({ page }: Shopper, texts: readonly string[]): Promise<string[]> => {
  const shown = await page.evaluate(() => `${document.title} ${document.body.textContent}`);
  return texts.filter((text) => shown.includes(text));
};

/** A call that carried a token, and the epoch milliseconds of its start. */
export type TokenUse = { at: number; method: string; path: string; token: string };

/** The calls with a bearer token from now on, in order. */
export const tokensUsed = ({ page }: Shopper): TokenUse[] => {
  const used: TokenUse[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (!authorization) return;
    const { pathname: path } = new URL(request.url());
    used.push({ at: Date.now(), method: request.method(), path, token: authorization.replace('Bearer ', '') });
  });
  return used;
};

export type Kept = {
  local: Record<string, string>;
  session: Record<string, string>;
  databases: string[];
  caches: string[];
  cookies: string[];
};

/** Everything that the browser keeps of the shop. */
export const keptBy = async ({ page, context }: Shopper): Promise<Kept> => {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));
  return { ...kept, cookies: (await context.cookies()).map(({ name }) => name) };
};

/** The fields of the shop's own entry in the storage. */
export const storedFields = async (shopper: Shopper): Promise<Record<string, unknown>> =>
  JSON.parse((await keptBy(shopper)).local.larder ?? '{}');

/** Makes the shopper's token worthless behind the page's back. */
export const killToken = async (shopper: Shopper): Promise<void> => {
  const { token } = await storedFields(shopper);
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
  const response = await fetch(`${shopper.url}/api/logout`, { headers });
  if (!response.ok) throw new Error(`The session could not be ended: ${response.status}.`);
};
