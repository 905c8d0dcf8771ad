/** Where the focus is, and whether it can be seen there. */
import type { ElementHandle, Locator, Page } from 'playwright-core';

export type Stop = { name: string; fault: string | undefined };

export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.outerHTML.slice(0, 120);
  });

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** How what has the focus is drawn: itself, the box that frames it, or what its link spreads over a card. */
const drawnAround = (control: ElementHandle<HTMLElement>) =>
  control.evaluate((element) => {
    const markOf = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) => {
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return `${isDrawn ? `${outlineWidth} ${outlineColor}` : ''} ${boxShadow}`;
    };
    const family = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (each) => each != null,
    );
    return family.map((each) => markOf(getComputedStyle(each)) + markOf(getComputedStyle(each, '::after'))).join('|');
  });

const isUncovered = (control: ElementHandle<HTMLElement>) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
    const across = [left + 2, (left + right) / 2, right - 2];
    const down = [top + 2, (top + bottom) / 2, bottom - 2];
    const isOwn = (there: Element | null) =>
      there !== null &&
      (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element) === true);
    return across.some((x) => down.some((y) => isOwn(document.elementFromPoint(x, y))));
  });

/** What comes with the focus, such as the link that skips to the content, may need a moment to be there. */
const comesToLight = async (page: Page, control: ElementHandle<HTMLElement>) => {
  for (let frame = 0; frame < 20; frame += 1) {
    if (await isUncovered(control)) return true;
    await painted(page);
  }
  return false;
};

/** What is wrong with the stop that has the focus; the name of the stop goes with it. */
const judge = async (page: Page, control: ElementHandle<HTMLElement>): Promise<Stop> => {
  await painted(page);
  const name = await focusedName(page);
  const focused = await drawnAround(control);
  const isCovered = !(await comesToLight(page, control));
  await control.evaluate((element) => element.blur());
  await painted(page);
  const isChanged = focused !== (await drawnAround(control));
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  if (!isChanged) return { name, fault: 'the focus cannot be seen' };
  return { name, fault: isCovered ? 'covered' : undefined };
};

const focusedControl = async (page: Page): Promise<ElementHandle<HTMLElement> | undefined> => {
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
  const control = handle.asElement() ?? undefined;
  return (await control?.evaluate((element) => element === document.body)) ? undefined : control;
};

const mostStops = 400;

/** Every stop of the Tab key from the top of the page to its end. */
export const stopsOf = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const control = await focusedControl(page);
    if (control === undefined) return stops;
    stops.push(await judge(page, control));
  }
  throw new Error('The Tab key never leaves the page.');
};
