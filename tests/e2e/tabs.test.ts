/** Two tabs of one browser: a logout in one logs out the other, and the next account finds no data of the last one. */
import { describe, expect, test } from 'vitest';
import { shareShop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { accountButton, logOut, newAccount, openLogin, seeGuest, signUp } from '../support/shopper/account.ts';
import { customer } from '../support/shopper/customer.ts';
import { anotherTab, open, pathOf } from '../support/shopper/shopper.ts';
import { addFromPage, seeCartCount, seeQuantity } from '../support/shopper/shopping.ts';
import { momentOfLeaving, momentOfText, readable, storedFields, tokensUsed } from '../support/shopper/tabs.ts';

const followMs = 500;

shareShop();

describe('another tab', () => {
  test('follows a log-out at once, shows nothing private and no longer uses the dead token', async () => {
    const robin = await customer();
    const here = await robin.arrive();
    const there = await anotherTab(here);
    await robin.seeOrders(there);
    const used = tokensUsed(there);
    const gone = [momentOfLeaving(accountButton(here)), momentOfLeaving(accountButton(there))] as const;
    await logOut(here);
    const [first, second] = await Promise.all(gone);
    recordTime('log-out to the other tab', Math.abs(second - first), followMs);
    await expect.poll(() => pathOf(there)).toBe('/');
    await seeGuest(there);
    expect(await readable(there, robin.secrets)).toEqual([]);
    await there.page.waitForLoadState('networkidle');
    expect(used.filter(({ at }) => at > second)).toEqual([]);
    await here.leave();
  });

  test('follows the login of another shopper, and clears the data of the first without sending any', async () => {
    const robin = await customer();
    const here = await robin.arrive(robin.productPage);
    await seeCartCount(here, 0);
    await addFromPage(here);
    await seeQuantity(here, robin.product.name, 1);
    const there = await anotherTab(here);
    await open(there);
    await seeCartCount(there, 1);
    const old = (await storedFields(here)).token;
    const kim = newAccount();

    const used = tokensUsed(here);
    // Before this moment, a late realtime connection of the page may still sign in for the first shopper.
    const loggedOut = momentOfLeaving(accountButton(here));
    await logOut(there);
    const loggedOutAt = await loggedOut;
    await openLogin(there);
    const followed = momentOfText(here.page, kim.name);
    const shown = momentOfText(there.page, kim.name);
    await signUp(there, kim);
    const [at, from] = await Promise.all([followed, shown]);
    recordTime('another shopper to the other tab', at - from, followMs);
    await seeCartCount(here, 0);
    // A part of the page may be a frame behind the header.
    await expect.poll(() => readable(here, robin.secrets)).toEqual([]);

    await addFromPage(here);
    await seeQuantity(here, robin.product.name, 1);
    await seeCartCount(there, 1);
    const { token } = await storedFields(here);
    const usedSince = used.filter((call) => call.at > loggedOutAt);
    expect(usedSince.length).toBeGreaterThan(0);
    expect(usedSince.filter((call) => call.token !== token)).toEqual([]);
    expect(token).not.toBe(old);
    await here.leave();

    const robinAgain = await robin.arrive(robin.productPage);
    await seeCartCount(robinAgain, 1);
    await seeQuantity(robinAgain, robin.product.name, 1);
    await robinAgain.leave();
  });
});
