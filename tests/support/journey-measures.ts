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

/** Keeps back the answers of what matches, until `letGo`. */
export const holdBack = async (page: Page, path: RegExp) => {
  let letGo = () => {};
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await opened;
    // What the page has given up meanwhile needs no answer.
    await route.continue().catch(() => undefined);
  });
  return { letGo };
};
