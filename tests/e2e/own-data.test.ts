/** A shopper saves a copy of their data and deletes the account; the footer leads to what the browser keeps. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { seeGuest } from '../support/shopper/account.ts';
import { newMember } from '../support/shopper/member.ts';
import { button, heading, open, pathOf, see } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

test('A shopper downloads their data, is told of a wrong password, and deletes the account', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page, t, press, write, account } = shopper;
  await open(shopper, '/profile');
  const [download] = await Promise.all([page.waitForEvent('download'), press(button(shopper, t('Download my data')))]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const { records } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(records.account[0]).toMatchObject({ id: account.user.id, name: account.user.name });
  await seeToast(shopper, t('Your data was saved as a file'));

  await press(button(shopper, t('Delete account')));
  const form = page.getByRole('form', { name: t('Delete account') });
  const password = form.getByLabel(t('Current Password')).and(page.locator('input'));
  const confirm = form.getByRole('button', { name: t('Delete account'), exact: true });
  await write(password, 'some other words');
  await press(confirm);
  await see(form.getByText(t('The current password is wrong.')));
  await write(password, 'a long pass phrase');
  await press(confirm);
  await seeToast(shopper, t('Your account was deleted'));
  await seeGuest(shopper);
  await shopper.leave();
});

test.each(['en', 'ar'] as const)('The footer leads to the page about cookies and storage in "%s"', async (locale) => {
  const shopper = await newVisitor(browser, shop.url, { locale });
  const { page, t, press } = shopper;
  await open(shopper, '/terms-and-conditions');
  await press(page.getByRole('contentinfo').getByRole('link', { name: t('Cookies and storage') }));
  await see(heading(shopper, t('Cookies and storage')));
  expect(pathOf(shopper)).toBe('/page/cookies');
  await see(page.getByText('larder_device'));
  await shopper.leave();
});
