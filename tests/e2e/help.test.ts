/**
 * Answers before a ticket, in two languages: the page that the words narrow, and those above the form.
 *
 * @spec R110
 */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { readSource } from '../support/browser/page-source.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { deskAndPhone, heading, newShopper, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

openShop();

const questions = ({ page }: Shopper): Locator => page.getByRole('main').locator('summary');
const box = ({ page, t }: Shopper): Locator => page.getByRole('searchbox', { name: t('Search the answers') });
const words = {
  en: { typed: 'CANCEL order', question: 'Can I cancel an order?', subject: 'I cancelled the wrong order' },
  // Typed without hamza, as most people type it.
  ar: { typed: 'الغاء طلب', question: 'هل يمكنني إلغاء طلب؟', subject: 'أريد إلغاء طلبي' },
};

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    const { typed, question, subject } = words[locale];

    test('words narrow the answers, whatever their form, and every answer comes back', async () => {
      const shopper = await newVisitor(browser, shop.url, { locale, device });
      const { page, t, write, press } = shopper;
      await open(shopper, '/help');
      await see(heading(shopper, t('Help')));
      expect(await questions(shopper).count()).toBe(25);
      await write(box(shopper), typed);
      await expect.poll(() => questions(shopper).count()).toBeLessThan(8);
      await see(questions(shopper).filter({ hasText: question }));
      expect(await page.locator('details[open]').count()).toBe(await questions(shopper).count());
      await write(box(shopper), 'xyzzy');
      await see(page.getByText(t('No results found for “{text}”', { text: 'xyzzy' })));
      await press(page.getByRole('button', { name: t('Show all answers') }));
      await expect.poll(() => questions(shopper).count()).toBe(25);
      expect(await box(shopper).inputValue()).toBe('');
      await shopper.leave();
    });

    test('an answer opens by its question, also before any script has run', async () => {
      const shopper = await newShopper(browser, shop.url, { locale, device, context: { javaScriptEnabled: false } });
      const { page } = shopper;
      await page.goto(`${shop.url}/help`);
      const question = questions(shopper).filter({ hasText: words.en.question });
      await question.click();
      await see(page.locator('details[open]').getByRole('link', { name: 'Order History' }));
      await shopper.page.context().close();
    });

    test('above the form of a ticket stand the answers that fit its subject', async () => {
      const shopper = await arrive({ locale, device }, '/support-tickets?new=1');
      const { page, t, write } = shopper;
      const before = page.getByRole('region', { name: t('Answers that may help') });
      await see(before);
      await expect.poll(() => questions(shopper).count()).toBe(3);
      await write(page.getByRole('main').getByRole('textbox', { name: t('Subject'), exact: true }), subject);
      await see(before.locator('summary').first().filter({ hasText: question }));
      expect(await questions(shopper).count()).toBe(3);
      await shopper.leave();
    });
  });

test('a back end without the answers has the form of a ticket alone', async () => {
  const shopper = await arrive({}, '/support-tickets');
  const { page, t } = shopper;
  await page.route('**/api/help', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await open(shopper, '/support-tickets?new=1');
  await see(page.getByRole('main').getByRole('textbox', { name: t('Subject'), exact: true }));
  await seeGone(page.getByRole('region', { name: t('Answers that may help') }));
  await page.context().close();
});

test('search engines get the questions with their answers, and the sitemap has the page once', async () => {
  const { linkedData } = await readSource(`${shop.url}/help`, {});
  const faq = linkedData.find((facts) => facts['@type'] === 'FAQPage') as { mainEntity: object[] };
  expect(faq.mainEntity).toHaveLength(25);
  expect(faq.mainEntity[0]).toMatchObject({
    '@type': 'Question',
    name: 'Where is my order?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('order history') },
  });
  const map = await (await fetch(`${shop.url}/sitemap-1.xml`)).text();
  expect(map.split('/help').length - 1).toBe(1);
});
