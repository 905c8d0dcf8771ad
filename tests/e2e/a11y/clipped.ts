/** Whether all that is written can be read: nothing is cut off by the box that it stands in. */
import type { Page } from 'playwright-core';

export type ClippedOptions = {
  /** Only elements with this attribute; an ellipsis then counts as clipped, and otherwise as intended. */
  sign?: string;
};

/** The visible texts that stick out of a box which hides what sticks out. */
export const clippedTexts = (page: Page, { sign = '' }: ClippedOptions = {}): Promise<string[]> =>
  page.evaluate((sign) => {
    // Hidden elements have no size in a first view.
    delete document.documentElement.dataset.firstView;
    const tolerance = 2;
    /** The box of a line is lower than that of its letters where a font has high ones. */
    const lineTolerance = 8;
    const isShort = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    /** Scrolling shows it, it is for screen readers only, or its end may be clipped. */
    const isMeant = (style: CSSStyleDeclaration, box: DOMRect) =>
      /auto|scroll/.test(style.overflow) ||
      style.clipPath !== 'none' ||
      Math.min(box.width, box.height) <= 1 ||
      (!sign && isShort(style));
    const isOutside = (text: DOMRect, box: DOMRect) =>
      Math.max(box.left - text.left, text.right - box.right) > tolerance ||
      Math.max(box.top - text.top, text.bottom - box.bottom) > lineTolerance;

    const hides = (box: Element) => {
      const style = getComputedStyle(box);
      return style.overflow !== 'visible' || isMeant(style, box.getBoundingClientRect());
    };
    /** The nearest box that hides anything decides; of a thousand texts most have it in common. */
    const known = new Map<Element, Element | undefined>([[document.body, undefined]]);
    const deciding = (place: Element): Element | undefined => {
      if (!known.has(place)) known.set(place, hides(place) ? place : deciding(place.parentElement as Element));
      return known.get(place);
    };
    const cutter = (text: DOMRect, place: Element) => {
      const box = deciding(place);
      if (!box || isMeant(getComputedStyle(box), box.getBoundingClientRect())) return undefined;
      return isOutside(text, box.getBoundingClientRect()) ? box : undefined;
    };

    const textNodes = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes.filter(({ data }) => data.trim() !== '' && data.includes(sign));
    };
    const isSeen = ({ parentElement }: Text) =>
      parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;

    return textNodes()
      .filter(isSeen)
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = cutter(range.getBoundingClientRect(), node.parentElement as Element);
        return box ? [`${node.data.trim().slice(0, 60)} in ${box.outerHTML.slice(0, 100)}`] : [];
      });
  }, sign);

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
