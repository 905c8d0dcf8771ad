/** Where the focus is, and whether it can be seen there. */
import type { Locator, Page } from 'playwright-core';

export type Stop = { name: string; fault: string | undefined };

export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.outerHTML.slice(0, 120);
  });

/** The defect of the focused element, found in one call of the page; undefined if nothing has the focus. */
const judge = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const markOf = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) => {
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return `${isDrawn ? `${outlineWidth} ${outlineColor}` : ''} ${boxShadow}`;
    };
    /** How it is drawn: itself, the box that frames it, or what its link spreads over a card. */
    const drawnAround = () =>
      [control, control.parentElement, control.parentElement?.parentElement]
        .filter((each) => each != null)
        .map((each) => markOf(getComputedStyle(each)) + markOf(getComputedStyle(each, '::after')))
        .join('|');
    const isOwn = (there: Element | null) =>
      there !== null &&
      (control.contains(there) || there.contains(control) || there.closest('label')?.contains(control) === true);
    const isUncovered = () => {
      const { left, right, top, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
      const across = [left + 2, (left + right) / 2, right - 2];
      const down = [top + 2, (top + bottom) / 2, bottom - 2];
      return across.some((x) => down.some((y) => isOwn(document.elementFromPoint(x, y))));
    };
    /** Elements that appear on focus, such as the skip link, may need a moment. */
    const comesToLight = async () => {
      for (let frame = 0; frame < 20 && !isUncovered(); frame += 1) await painted();
      return isUncovered();
    };

    await painted();
    const label = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const name = label || control.outerHTML.slice(0, 120);
    const focused = drawnAround();
    const isCovered = !(await comesToLight());
    control.blur();
    await painted();
    const isChanged = focused !== drawnAround();
    control.focus({ preventScroll: true });
    if (!isChanged) return { name, fault: 'the focus cannot be seen' };
    return { name, fault: isCovered ? 'covered' : undefined };
  });

const mostStops = 400;

/** Every stop of the Tab key from the top of the page to its end. */
export const stopsOf = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await judge(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error('The Tab key never leaves the page.');
};
