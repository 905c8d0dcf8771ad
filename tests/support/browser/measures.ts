/** What can only be measured in the page itself. */
import type { Locator, Page } from 'playwright-core';

/** Milliseconds from the next click anywhere to the first change of what `seen` is called. */
export const timeToNewName = async (seen: Locator): Promise<() => Promise<number>> => {
  await seen.evaluate((element) => {
    const store = window as unknown as { clicked?: number; renamed?: number };
    addEventListener('click', () => (store.clicked ??= performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      if (store.clicked !== undefined) store.renamed ??= performance.now();
    });
    observer.observe(element, { attributes: true, attributeFilter: ['aria-label'] });
  });
  return async () => {
    const read = await seen.page().waitForFunction(() => {
      const { clicked, renamed } = window as unknown as { clicked?: number; renamed?: number };
      return clicked !== undefined && renamed !== undefined ? { ms: renamed - clicked } : undefined;
    });
    return ((await read.jsonValue()) as { ms: number }).ms;
  };
};

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Keeps back the responses of what matches, until `letGo`. */
export const holdBack = async (page: Page, path: RegExp) => {
  let letGo = () => {};
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await opened;
    // What the page has given up meanwhile needs no response.
    await route.fallback().catch(() => undefined);
  });
  return { letGo };
};

/** Makes the page of an address wait for an empty script at `/held.js` before the browser reads on from `text`. */
export const cutBefore = async (page: Page, address: string, text: string) => {
  const response = await page.request.get(address);
  const html = (await response.text()).replace(text, `<script src="/held.js"></script>${text}`);
  await page.route('**/held.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(address, (route) => route.fulfill({ response, body: html }));
  return html;
};

/** Lets the page of an address be read up to its data, until `letGo`; answers with the script that wants these. */
export const holdDataOf = async (page: Page, address: string) => {
  const html = await cutBefore(page, address, '<script type="application/json" id="first-view">');
  const held = await holdBack(page, /\/held\.js$/);
  return { ...held, script: /assets\/index-[^"]+\.js/.exec(html)?.[0] };
};

type Times = Partial<Record<'offline' | 'online' | 'shown' | 'requested', number>>;

/** Milliseconds from the loss of the network to a notice, and from its return to the next call of `path`. */
export const timeNetwork = async (page: Page, { notice, path }: { notice: string; path: string }) => {
  await page.evaluate(
    ({ notice, path }) => {
      const times: Times = {};
      (window as unknown as { times: Times }).times = times;
      for (const turn of ['offline', 'online'] as const) {
        // The page may have answered the event before this hears of it.
        addEventListener(turn, ({ timeStamp }) => (times[turn] ??= timeStamp));
      }
      new MutationObserver(() => {
        if (document.querySelector(notice)) times.shown ??= performance.now();
      }).observe(document.body, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        const { online = Number.POSITIVE_INFINITY } = times;
        const call = list
          .getEntries()
          .find(({ name, startTime }) => startTime >= online && new URL(name).pathname === path);
        if (call) times.requested ??= call.startTime;
      }).observe({ type: 'resource' });
    },
    { notice, path },
  );
  return async () => {
    const read = await page.waitForFunction(() => {
      const { offline, online, shown, requested } = (window as unknown as { times: Required<Times> }).times;
      return shown && requested
        ? { shownMs: Math.round(shown - offline), requestedMs: Math.round(requested - online) }
        : undefined;
    });
    return (await read.jsonValue()) as { shownMs: number; requestedMs: number };
  };
};
