/** What a page received last (inputs, navigations, moves of its scroll position), for the record of a failing test. */
import type { BrowserContext, Page } from 'playwright-core';

type Recording = Window & { lastInputs?: string[] };

/** Runs in the page, before its own code. */
const recordInputs = () => {
  const most = 16;
  const lines: string[] = [];
  (window as Recording).lastInputs = lines;
  const nameOf = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return '';
    const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
    return `${target.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
  };
  const add = ({ type, target }: Event) => {
    const at = `${Math.round(performance.now())} ms`;
    // A carousel moves by itself, and one scroll of the page moves it many times.
    if (type === 'scroll' && target !== document) return;
    if (type === 'scroll' && lines.at(-1)?.includes(type)) lines.pop();
    lines.push(`${at} ${type} ${nameOf(target)} at ${location.pathname}${location.search}, scrolled ${scrollY}`);
    if (lines.length > most) lines.shift();
  };
  // `pushState` and `replaceState` are the events of wouter.
  const types = 'pointerdown pointerup pointercancel touchcancel click keydown scroll popstate pushState replaceState';
  for (const type of types.split(' ')) addEventListener(type, add, { capture: true, passive: true });
};

export const recordInputsOf = (context: BrowserContext): Promise<unknown> => context.addInitScript(recordInputs);

/** The address, the headings and the last inputs of a page; a page that is closed or hangs has none. */
export const whatIsShown = async (page: Page): Promise<string> => {
  const read = page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, [role=dialog] h2, [role=alert]')];
    const texts = headings.map((heading) => `"${heading.textContent?.trim().slice(0, 80)}"`);
    return [`${location.href} shows ${texts.join(', ')}`, ...((window as Recording).lastInputs ?? [])];
  });
  const none = new Promise<string[]>((resolve) => setTimeout(resolve, 2000, [`${page.url()} gives no answer`]));
  return (await Promise.race([read.catch(() => none), none])).join('\n  ');
};
