/** Three ways to use a page: a mouse, a finger, or the keyboard alone. */
import type { Locator, Page } from 'playwright-core';

export type Hands = {
  press: (control: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** By its label, in a list of choices. */
  choose: (list: Locator, label: string) => Promise<void>;
};

const fill: Hands['write'] = (field, text) => field.fill(text);
const select: Hands['choose'] = async (list, label) => {
  await list.selectOption({ label });
};

/**
 * Parts out of sight get their real size when they come near, which moves what is below them. A shopper scrolls past
 * them first; the driver jumps. After this, its own wait for an element that stands still comes after the jump. A control
 * that is replaced during the jump is found again, as it is by a click.
 */
const scrolledTo = async (control: Locator): Promise<Locator> => {
  await control.scrollIntoViewIfNeeded().catch(() => control.scrollIntoViewIfNeeded());
  return control;
};

export const mouse: Hands = {
  press: async (control) => (await scrolledTo(control)).click(),
  write: fill,
  choose: select,
};
export const finger: Hands = {
  press: async (control) => (await scrolledTo(control)).tap(),
  write: fill,
  choose: select,
};

/** More stops than any page has: a search that needs more is in a focus trap, or its goal cannot be reached. */
const mostStops = 500;

/**
 * Walks with Tab until the focus is there. A locator by role reads the whole page, so it is resolved once, and again
 * only where the element has left the page.
 */
const reach = async (control: Locator): Promise<void> => {
  let target = await elementOf(control);
  for (let stop = 0; stop < mostStops; stop += 1) {
    const place = await target.evaluate((element) => ({
      isThere: element === document.activeElement,
      isLeft: !element.isConnected,
    }));
    if (place.isThere) return;
    if (place.isLeft) target = await elementOf(control);
    else await control.page().keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(control)}.`);
};

const elementOf = async (control: Locator) => {
  await control.waitFor();
  return control.evaluateHandle((element) => element);
};

const pressed = { checkbox: 'Space', radio: 'Space', switch: 'Space' } as const;

/** What the key of a control is follows from what it is. */
const keyFor = (control: Locator) =>
  control.evaluate((element, keys) => {
    const role = element.getAttribute('role') ?? (element as HTMLInputElement).type;
    return (keys as Record<string, string>)[role] ?? 'Enter';
  }, pressed);

/** Further away one types the first letters. */
const mostSteps = 3;

const stepsTo = (list: Locator, label: string) =>
  list.evaluate((element, wanted) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex((option) => option.label === wanted) - selectedIndex;
  }, label);

const pressOften = async (control: Locator, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) await control.press(key);
};

/** The driver's keyboard has the keys of a US layout; it inserts any other letter into the last text field. */
const isOnKeyboard = (text: string) => /^[\x20-\x7e]+$/.test(text);

export const keyboard: Hands = {
  press: async (control) => {
    await reach(control);
    await control.press(await keyFor(control));
  },
  write: async (field, text) => {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  choose: async (list, label) => {
    await reach(list);
    const steps = await stepsTo(list, label);
    if (Math.abs(steps) > mostSteps && isOnKeyboard(label)) await list.page().keyboard.type(label);
    else await pressOften(list, steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
  },
};

/** From here on each use of a pointer is a complaint: `openPage` collects what the console says. */
export const forbidPointers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const complain = ({ type }: Event) => console.error(`A pointer was used: ${type}`);
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, complain, { capture: true });
  });
};
