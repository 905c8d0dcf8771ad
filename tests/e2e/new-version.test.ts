/** A new version of the shop is put up while pages of the old one are open: the files of the old one are gone. */
import { expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import {
  button,
  heading,
  link,
  newShopper,
  open,
  pathOf,
  type Shopper,
  see,
  seeAlive,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

shareShop();

/** At a page after its first interaction, with all prefetched files. */
const visitorAt = async (path: string) => {
  const shopper = await newShopper(browser, shop.url);
  await open(shopper, path);
  await shopper.page.mouse.move(2, 2);
  await seeQuiet(shopper.page);
  return shopper;
};

type Gone = { path: RegExp; method?: string };

/** Files missing on the server: for good, or until a reload. Resolves to the number of requests. */
const takeAway = async ({ page }: Shopper, gone: Gone[], isForGood = false) => {
  let loads = 0;
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route('**/assets/*', (route) => {
    const isGone = gone.some(
      ({ path, method = route.request().method() }) =>
        path.test(route.request().url()) && method === route.request().method(),
    );
    return isGone && (isForGood || loads === 0) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return () => loads;
};

/** The page has reloaded and is hydrated. */
const seeReplaced = async (shopper: Shopper, loads: () => number) => {
  await expect.poll(loads).toBe(1);
  await shopper.page.waitForFunction(() => !('isOld' in window));
  await seeAlive(shopper);
};

const everything: Gone = { path: /./ };

test('the page that was wanted is shown in the new one', async () => {
  const shopper = await visitorAt('/about-us');
  const { t } = shopper;
  const loads = await takeAway(shopper, [everything]);
  await shopper.press(link(shopper, t('Shops')).first());
  await seeReplaced(shopper, loads);
  await see(heading(shopper, t('Shops')));
  expect(pathOf(shopper)).toBe('/shops');
  await shopper.press(button(shopper, t('Categories')));
  await see(heading(shopper, t('Popular categories')));
  expect(loads()).toBe(1);
  // The page that could not be shown is in the log.
  expect(shopper.complaints.filter((text) => !/ShopsScreen|dynamically imported/.test(text))).toEqual([]);
  shopper.complaints.length = 0;
  await shopper.leave();
});

test('the typed text is still there, and the menu opens', async () => {
  const shopper = await visitorAt('/contact-us');
  const { page, t } = shopper;
  const subject = page.locator('main form [name=subject]');
  await subject.fill('Where is my bread?');
  const loads = await takeAway(shopper, [everything]);
  await shopper.press(button(shopper, t('Categories')));
  await seeReplaced(shopper, loads);
  await expect.poll(() => subject.inputValue()).toBe('Where is my bread?');
  await shopper.press(button(shopper, t('Categories')));
  await see(heading(shopper, t('Popular categories')));
  expect(loads()).toBe(1);
  await shopper.leave();
});

test('a server that lacks files for good makes no loop', async () => {
  const shopper = await visitorAt('/about-us');
  const { page, t } = shopper;
  const loads = await takeAway(shopper, [{ path: /MegaMenu-/ }, { path: /./, method: 'HEAD' }], true);
  await shopper.press(button(shopper, t('Categories')));
  await seeReplaced(shopper, loads);
  await shopper.press(button(shopper, t('Categories')));
  await seeToast(shopper, t('There is a new version of the shop. Reload the page when you are ready.'));
  await see(page.getByRole('heading', { level: 1 }));
  expect(loads()).toBe(1);
  await shopper.leave();
});
