/** Invoices and receipts as a shopper gets them: what they say, and who gets them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { intlLocale, locales } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import { asciiDigits } from '#locales/typed-numbers.ts';
import { pictureFrom } from '#server/cli/texts.ts';
import { documentLink } from '#server/documents/link.ts';
import { logoFile } from '#server/documents/logo.ts';
import { inRoot } from '#server/root.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import {
  directionOf,
  fetchPdf,
  invoiceAmounts,
  type OrderDetails,
  readAmounts,
  receiptAmounts,
} from '#tests/support/data/documents.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { addVoucher } from '#tests/support/data/vouchers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { firstOf, newShopper, placeOnline, press, startPaymentShop, visit } from '#tests/support/shops/payment-shop.ts';
import { linesOf, pagesOf } from '#tests/support/views/pdf-text.ts';

let shop: TestServer;
let ann: Shopper;

const names = { en: 'Whole milk (fresh)', ar: 'حليب طازج (5% دسم)', ir: 'شیر تازه (5% چربی)' };

beforeAll(async () => {
  shop = await startPaymentShop();
  await shop.database.pool.query('update products set name = $1 where id = $2', [names, ids.milk]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ann = await newShopper(shop);
});

const details = async (id: number, locale = 'en', token = ann.token) =>
  (await shop.get(`/order-details?order_id=${id}`, { token, locale })).body.data?.order as OrderDetails;

/** Two kinds of milk, one of them reduced, and a voucher on all of it. */
async function cashOrder(): Promise<number> {
  const { id } = await addVoucher(shop.database.db);
  await shop.post('/vouchers-collect', { coupon_id: id }, { token: ann.token });
  const add = (packaging_id: number, quantity: number) =>
    shop.post('/cart/store', { product_id: ids.milk, packaging_id, quantity }, { token: ann.token });
  await add(ids.milkLitre, 3);
  await add(ids.milkCrate, 1);
  const order = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
  const { body } = await shop.post('/place-order', order, { token: ann.token });
  await shop.database.pool.query('update packagings set stock = 50');
  await shop.database.pool.query('delete from vouchers');
  return body.data.orders[0].id;
}

async function paidOrder(): Promise<number> {
  const placed = await placeOnline(shop, ann, [ids.dairy]);
  await press(await visit(placed.url), 'pay');
  return firstOf(placed);
}

const saidIn = (pdf: Buffer) => pagesOf(pdf).flatMap((page) => page.map(({ said }) => said));

describe.each(locales)('the documents in %s', (locale) => {
  test('show the order’s amounts on the invoice, and no other amounts', async () => {
    const order = await details(await cashOrder(), locale);
    const amounts = await readAmounts(order.invoice_url, locale);
    expect(order.coupon_discount).toBeGreaterThan(0);
    expect(order.all_vat_taxes).toHaveLength(2);
    expect(amounts).toEqual(invoiceAmounts(order));
  });

  test('show the same amounts on the receipt of a paid order', async () => {
    const order = await details(await paidOrder(), locale);
    expect(await readAmounts(order.payment_receipt_url, locale)).toEqual(receiptAmounts(order));
  });

  test('name shop, customer, address, taxes and payment', async () => {
    const order = await details(await paidOrder(), locale);
    const words = { en: ['Invoice', 'Paid'], ar: ['فاتورة', 'مدفوع'], ir: ['فاکتور', 'پرداخت‌شده'] }[locale];
    const taxes = ['VAT (5%)', 'City (1.25%)'].map((text) => localNumbers(text, intlLocale(locale)));
    const invoice = saidIn((await fetchPdf(order.invoice_url)).pdf).map((text) => text.replaceAll('\u200e', ''));
    const expected = [...words, order.order_code, 'Dairy', 'Ann', '1 Road', ...taxes, 'Stripe'];
    expect(invoice).toEqual(expect.arrayContaining([...expected, names[locale]]));
    const receipt = saidIn((await fetchPdf(order.payment_receipt_url)).pdf)
      .join(' ')
      .replaceAll('\u200e', '');
    for (const word of ['Dairy', 'Ann', order.order_code, taxes[0], 'Stripe', 'cs_']) expect(receipt).toContain(word);
  });

  test('have the page direction of their language', async () => {
    const order = await details(await cashOrder(), locale);
    const { pdf } = await fetchPdf(order.invoice_url);
    const [page = []] = pagesOf(pdf);
    const line = linesOf(page, directionOf(locale)).find(([name]) => name?.said === names[locale]) ?? [];
    expect(line.slice(1).map(({ shown }) => asciiDigits(shown).replace('٫', '.'))).toEqual(['3', '1.29', '3.87']);
    expect(page.some(({ shown }) => /[\u06f0-\u06f9]/.test(shown))).toBe(locale === 'ir');
    expect(pdf.toString('latin1')).toContain(`/Lang (${locale === 'ir' ? 'fa' : locale})`);
  });
});

describe('an Arabic line', () => {
  test('is drawn from right to left, with numbers and signs in the right places', async () => {
    const order = await details(await cashOrder(), 'ar');
    const [page = []] = pagesOf((await fetchPdf(order.invoice_url)).pdf);
    const name = page.find(({ said }) => said === names.ar);
    // Dots are glyphs of their own, so only what has none is shown as it was written.
    expect(name?.shown).toMatch(/^\(مسد %5\) .* بيلح$/);
  });
});

describe('the file of a document', () => {
  test('is a PDF named after the order’s code that is neither cached nor sniffed', async () => {
    const order = await details(await cashOrder());
    const { pdf, headers } = await fetchPdf(order.invoice_url);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${order.order_code.slice(1)}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('names a shop that no longer sells anything', async () => {
    const id = await cashOrder();
    await shop.database.pool.query(`update shops set is_active = false where id = ${ids.dairy}`);
    const { invoice_url } = await details(id);
    await shop.database.pool.query(`update shops set is_active = true where id = ${ids.dairy}`);
    expect(saidIn((await fetchPdf(invoice_url)).pdf)).toContain('Dairy');
  });
});

describe('the receipt', () => {
  test('exists once the order is paid, but not for a cancelled order', async () => {
    const id = await cashOrder();
    expect((await details(id)).payment_receipt_url).toBeNull();
    await shop.database.pool.query(`update orders set status = 'Delivered', payment_status = 'Paid' where id = ${id}`);
    const delivered = await details(id);
    expect(await readAmounts(delivered.payment_receipt_url)).toEqual(receiptAmounts(delivered));
    await shop.database.pool.query(`update orders set status = 'Cancelled' where id = ${id}`);
    expect((await details(id)).payment_receipt_url).toBeNull();
    expect((await visit(delivered.payment_receipt_url ?? '')).status).toBe(404);
  });
});

describe('somebody who is not the owner', () => {
  test('gets no link, and no altered link works', async () => {
    const [id, other] = [await cashOrder(), await cashOrder()];
    const link = (await details(id)).invoice_url ?? '';
    const bob = await newShopper(shop);
    expect(await details(id, 'en', bob.token)).toBeUndefined();
    const changed = [
      link.replace(`/${id}?`, `/${other}?`),
      link.replace(`/${id}?`, `/0${id}?`),
      link.replace('language=en', 'language=ar'),
      link.replace('language=en', 'language=xx'),
      link.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`),
      link.replace(/until=\d+/, 'until=NaN'),
      link.replace(/sign=./, (start) => (start.endsWith('A') ? 'sign=B' : 'sign=A')),
      link.replace(/sign=.*/, ''),
      link.replace(/&sign=(.*)/, '&sign=$1&sign=$1'),
      link.replace(/\?.*/, ''),
      link.replace(`download-invoice/${id}`, `payment-slip/${id}/download`),
    ];
    for (const url of changed) {
      const page = await visit(url);
      expect([url, page.status]).toEqual([url, 404]);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.text).toMatch(/We couldn’t find this document|تعذّر العثور على هذا المستند/);
      expect(page.text).not.toContain('LD0');
    }
    expect((await visit(link)).status).toBe(200);
  });

  test('gets nothing with a link signed by another shop', async () => {
    const id = await cashOrder();
    const other = await shopSecretOf(shop.database)();
    const wish = { kind: 'invoice', orderId: id, language: 'en' } as const;
    const good = documentLink(other, wish, new Date());
    expect((await visit(shop.url + good)).status).toBe(200);
    const foreign = { ...other, hash: () => Buffer.alloc(32, 7) };
    expect((await visit(shop.url + documentLink(foreign, wish, new Date()))).status).toBe(404);
  });
});

describe('the link of a document', () => {
  test('works for half an hour, then redirects to its order in its own language', async () => {
    const id = await cashOrder();
    const link = (await details(id, 'ar')).invoice_url ?? '';
    shop.forward(29 * 60_000);
    expect((await visit(link)).status).toBe(200);
    shop.forward(2 * 60_000);
    const page = await visit(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(page.text).toContain('<html lang="ar" dir="rtl"');
    expect(page.text).toContain('انتهت صلاحية هذا الرابط');
    expect(page.text).toContain(`href="/order-history/${id}"`);
    expect((await visit((await details(id, 'ar')).invoice_url ?? '')).status).toBe(200);
  });
});

test('The logo of a seller is a picture that a PDF can hold; other files are left out', async () => {
  const uploadsDir = mkdtempSync(join(tmpdir(), 'larder-logo-'));
  const kindOf = async (name: string) => (await logoFile(name, { uploadsDir }))?.subarray(1, 4).toString();
  writeFileSync(join(uploadsDir, 'logo.webp'), readFileSync(inRoot('server', 'pictures', 'red-apples-320.webp')));
  const own = await pictureFrom({ uploadsDir }, join(uploadsDir, 'logo.webp'));
  expect([await kindOf('red-apples'), await kindOf(own)]).toEqual(['PNG', 'PNG']);
  expect([await kindOf('/uploads/a.webp'), await kindOf('no-such')]).toEqual([undefined, undefined]);
  rmSync(uploadsDir, { recursive: true });
});
