/** After the delivery, in two languages: goods are sent back with a photo, the shop decides, and a line is reviewed. */
import { expect, test } from 'vitest';
import { openShop, shop } from '../support/browser/open-shop.ts';
import { asUpload, png } from '../support/data/sample-files.ts';
import { deliveredOrder, operate } from '../support/shopper/delivery.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { greengrocer } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, dialog, heading, link, open, see, seeGone } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

openShop();

const photo = async () => asUpload(await png());

const productsOf = async (): Promise<{ id: number; name: string }[]> => {
  const response = await fetch(`${shop.url}/api/products?shop_id=${greengrocer}&page=1&per_page=2`);
  return (await response.json()).data.products;
};

test.each(deskAndPhone)('a return and a review: $locale, $device', async ({ locale, device }) => {
  const products = await productsOf();
  const order = await deliveredOrder(
    shop,
    greengrocer,
    products.map(({ id }) => id),
  );
  const shopper = await arrive({ locale, device }, `/order-history/${order.id}`);
  const { page, t, press, write } = shopper;

  // Without a product, an account and a reason nothing is sent.
  await press(link(shopper, t('Return a product')));
  await see(heading(shopper, t('Return a product')));
  await press(button(shopper, t('Request return')));
  await see(page.getByRole('alert').filter({ hasText: t('Select products to return') }));
  expect(shopper.countOf('POST /return-order')).toBe(0);

  await press(page.getByRole('checkbox').first());
  await write(page.getByRole('textbox', { name: t('Account Number') }), 'GB33BUKB20201555555555');
  await write(page.getByRole('textbox', { name: t('Reason') }), 'Two were broken.');
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await see(page.getByText('bill.pdf'));
  await picker.setInputFiles(await photo());
  await see(page.getByRole('list', { name: t('Photos') }).getByRole('listitem'));
  await press(button(shopper, t('Request return')));
  await see(heading(shopper, t('Return Orders')));
  expect(shopper.countOf('POST /return-order')).toBe(1);

  // The shop decides; the shopper sees each step and the photo.
  const [newest = ''] = await operate(shop, 'return', 'list');
  const returnId = newest.trim().split(/\s+/)[0] ?? '';
  await operate(shop, 'return', 'decide', returnId, 'approved');
  await operate(shop, 'return', 'decide', returnId, 'refunded');
  await open(shopper, `/returned-order-history/${returnId}`);
  await see(page.getByRole('listitem').filter({ hasText: t('{status}, current status', { status: t('Refunded') }) }));
  const shown = page.getByRole('img', { name: t('Photo {number}', { number: 1 }) });
  await see(shown);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  // The other line is reviewed, and the words stand at the product.
  const [, other = { id: 0, name: '' }] = products;
  await open(shopper, `/order-history/${order.id}`);
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/products/${other.id}/details"]`) });
  const name = (await line.getByRole('link').textContent()) ?? '';
  await press(line.getByRole('button', { name: `${t('Review')}: ${name}`, exact: true }));
  const form = dialog(shopper, t('Review {name}', { name }));
  await press(form.getByRole('radio', { name: t('{count} stars', { count: 4 }) }));
  await write(form.getByRole('textbox', { name: t('Your review') }), `Crisp and sweet, ${locale}.`);
  await form.locator('input[type=file]').setInputFiles(await photo());
  await press(form.getByRole('button', { name: t('Post review'), exact: true }));
  await seeGone(form);
  await seeToast(shopper, t('Review added successfully'));
  await see(line.getByRole('img', { name: t('Rated {rating} out of 5', { rating: '4.0' }) }));
  await open(shopper, `/products/${other.id}/details`);
  await see(page.getByText(`Crisp and sweet, ${locale}.`));
  await shopper.leave();
});
