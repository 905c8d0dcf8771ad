/** Measures of a rendered page: the order of characters, sizes, edges, animations. */
import type { Page } from 'playwright-core';

export type Run = { kind: string; text: string; around: string; isAsTyped: boolean };

/** Every piece of visible text that matches, and whether its characters stand from the left as they were typed. */
export const runsOf = (page: Page, kinds: Record<string, RegExp>): Promise<Run[]> =>
  page.evaluate(
    (wanted) => {
      const boxOf = (node: Text, index: number) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect();
      };
      const isAsTyped = (node: Text, from: number, length: number) => {
        const boxes = Array.from({ length }, (_, index) => boxOf(node, from + index)).filter(({ width }) => width > 0);
        return boxes.every((box, index) => {
          const before = boxes[index - 1];
          return before === undefined || box.top > before.bottom - 2 || box.left >= before.left - 0.5;
        });
      };
      // Text for screen readers only is in a box one pixel wide.
      const isForEars = (element: Element | null) =>
        element !== null &&
        [element, element.parentElement].some((box) => (box?.getBoundingClientRect().width ?? 9) <= 1);
      const isSeen = ({ parentElement: place }: Text) =>
        place?.checkVisibility({ opacityProperty: true }) === true && !isForEars(place);
      const inText = (node: Text) =>
        wanted.flatMap(([kind, pattern]) =>
          [...node.data.matchAll(new RegExp(pattern, 'g'))].map(({ 0: text, index }) => ({
            kind,
            text,
            around: node.data.trim().slice(0, 80),
            isAsTyped: isAsTyped(node, index, text.length),
          })),
        );
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes.filter(isSeen).flatMap(inText);
    },
    Object.entries(kinds).map(([kind, { source }]) => [kind, source] as const),
  );

/** Controls smaller than `least` pixels; `main` are those that buy: quantity, add, remove, and what ends a form. */
export const smallTargets = (page: Page, least: number, which: 'all' | 'main'): Promise<string[]> =>
  page.evaluate(
    ({ least, which }) => {
      const selectors = {
        all: 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch]',
        main: '[role=group] button, [role=group] input, main article button, [role=dialog] li button, form button',
      };
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert]') === null;
      // A link in a sentence is as tall as its line; a link covered by a larger link to the same page needs no size.
      const isInSentence = (element: Element) =>
        element.tagName === 'A' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      const isSkipped = (element: Element) =>
        element.getAttribute('href') === '#content' ||
        element.getAttribute('aria-hidden') === 'true' ||
        // For screen readers alone.
        element.getBoundingClientRect().width <= 1;
      const sizeOf = (element: Element) => {
        const own = element.getBoundingClientRect();
        const cover = getComputedStyle(element, '::after');
        const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
        const boxes = [own, label].filter((box) => box !== undefined);
        const isStretched = cover.content !== 'none' && cover.position === 'absolute';
        return {
          width: isStretched ? least : Math.max(...boxes.map(({ width }) => width)),
          height: isStretched ? least : Math.max(...boxes.map(({ height }) => height)),
        };
      };
      return [...document.querySelectorAll(selectors[which])]
        .filter((element) => isSeen(element) && !isSkipped(element) && !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          if (width >= least - 0.01 && height >= least - 0.01) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          return [`${name || element.outerHTML.slice(0, 100)}: ${width.toFixed(1)} × ${height.toFixed(1)}`];
        });
    },
    { least, which },
  );

/** Elements whose animations would take longer than `most` seconds. */
export const movingLonger = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((most) => {
    const secondsIn = (list: string) => Math.max(...list.split(',').map((text) => Number.parseFloat(text)));
    const running = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > most * 1000)
      .map((animation) => `runs: ${animation.id}`);
    const planned = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const animated = animationName === 'none' ? 0 : secondsIn(animationDuration);
      const isSlow = Math.max(secondsIn(transitionDuration), animated) > most || scrollBehavior === 'smooth';
      return isSlow ? [element.outerHTML.slice(0, 120)] : [];
    });
    return [...running, ...planned];
  }, most);

/** The number of transitions that start while the font size grows; `motion` is the page's `prefers-reduced-motion`. */
export const transitionsOfGrowth = (page: Page, motion?: 'less'): Promise<number> =>
  page.evaluate(async (motion) => {
    const { documentElement: root } = document;
    const frame = () => new Promise(requestAnimationFrame);
    if (motion) root.dataset.motion = motion;
    await frame();
    let count = 0;
    addEventListener('transitionrun', () => {
      count += 1;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
    // The browser reports the transitions of a frame in the next one.
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return count;
  }, motion);

/** Controls without any line around them, or around the box that they stand in. */
export const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element | null) => {
      if (element === null) return false;
      const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle, appearance } = getComputedStyle(element);
      // Native controls have an edge.
      if (element.matches('[type=checkbox], [type=radio]') && appearance === 'auto') return true;
      const isLine = (width: string, style: string) => style !== 'none' && Number.parseFloat(width) >= 1;
      return isLine(borderTopWidth, borderTopStyle) || isLine(outlineWidth, outlineStyle);
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert]') === null;
    return [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea, summary, [role=switch]')]
      .filter(isSeen)
      .filter(
        (element) => ![element, element.parentElement, element.parentElement?.parentElement ?? null].some(hasEdge),
      )
      .map((element) => element.outerHTML.slice(0, 140));
  });
