/** Hands that press again before anything was answered. */
import type { Locator, Page } from 'playwright-core';

/** A busy button is `aria-disabled` and can still be pressed. */
const again = { force: true };

export const impatient = {
  'twice and again': async (control: Locator) => {
    await control.dblclick();
    await control.click(again);
    await control.press('Enter');
  },
  'three times': (control: Locator) => control.click({ clickCount: 3 }),
  'with Enter and the pointer': async (control: Locator) => {
    await control.press('Enter');
    await control.click(again);
  },
} satisfies Record<string, (control: Locator) => Promise<void>>;

export type Impatience = keyof typeof impatient;

/** Keeps the response back until the control has been pressed often enough. */
export const pressImpatiently = async (
  { page }: { page: Page },
  path: string,
  control: Locator,
  how: Impatience = 'twice and again',
): Promise<void> => {
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api${path}`, async (route) => {
    await pressed;
    await route.continue();
  });
  await impatient[how](control);
  letGo();
};
