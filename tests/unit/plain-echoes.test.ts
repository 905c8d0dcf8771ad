/** A 2xx with a plain message, or with another echo than the contract's, is a success: nothing is done twice. */
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import * as account from '#api/operations/account.ts';
import * as addresses from '#api/operations/addresses.ts';
import * as cart from '#api/operations/cart.ts';
import * as chat from '#api/operations/chat.ts';
import * as favorites from '#api/operations/favorites.ts';
import * as orders from '#api/operations/orders.ts';
import * as pages from '#api/operations/pages.ts';
import * as partners from '#api/operations/partners.ts';
import * as professional from '#api/operations/professional.ts';
import * as returns from '#api/operations/returns.ts';
import * as reviews from '#api/operations/reviews.ts';
import * as smartOrder from '#api/operations/smart-order.ts';
import * as tickets from '#api/operations/tickets.ts';
import * as vouchers from '#api/operations/vouchers.ts';
import { liveProfessional } from '#machines/professional/professional.live.ts';
import { liveProfile } from '#machines/profile/profile.live.ts';

const clientOf = (respond: (request: Request) => Response) =>
  createClient({
    baseUrl: 'http://shop.test/api',
    fetch: async (input, init) => respond(new Request(input, init)),
    locale: () => 'en',
    token: () => 't1',
  });

const line = { product_id: 41, packaging_id: null };
const key = { idempotencyKey: '6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10' };
const address = { name: 'Sam', phone: '2025550142', address_type: 'home', address_line: '1 Orchard Lane' };
const company = { texts: { company_name: 'Acme' }, documents: [], ...key };
const returned = { reason: 'Torn', return_address: 'Here', bank_account_number: '1', bank_name: null, photos: [] };
const ticket = { issue_type: 'Delivery', subject: '', message: 'Late', email: 'a@b.test', phone: '', order_number: '' };
const contact = { name: 'Sam', phone: '2025550142', subject: 'Hello', message: 'Is the bread baked today?' };
const placed = { shop_ids: [3], address_id: 5, payment_method: 'cash' };

type Send = (client: ReturnType<typeof clientOf>) => Promise<unknown>;

const writes: Record<string, Send> = {
  addAddress: (client) => addresses.addAddress(client, { ...address, ...key }),
  changeAddress: (client) => addresses.changeAddress(client, { id: 5, ...address }),
  removeAddress: (client) => addresses.removeAddress(client, { id: 5 }),
  addToCart: (client) => cart.addToCart(client, { ...line, ...key }),
  incrementCartLine: (client) => cart.incrementCartLine(client, line),
  decrementCartLine: (client) => cart.decrementCartLine(client, line),
  setCartQuantity: (client) => cart.setCartQuantity(client, { ...line, quantity: 2 }),
  removeCartLine: (client) => cart.removeCartLine(client, line),
  placeOrder: (client) => orders.placeOrder(client, placed),
  orderAgain: (client) => orders.orderAgain(client, { order_id: 77, payment_method: 'cash', ...key }),
  cancelOrder: (client) => orders.cancelOrder(client, { order_id: 77, ...key }),
  requestReturn: (client) => returns.requestReturn(client, { order_id: 77, product_ids: [41], ...returned, ...key }),
  addReview: (client) =>
    reviews.addReview(client, { product_id: 41, order_id: 77, rating: 5, description: 'Good', photos: [], ...key }),
  openTicket: (client) => tickets.openTicket(client, { ...ticket, attachments: [], ...key }),
  sendTicketMessage: (client) => tickets.sendTicketMessage(client, { ticket_number: '1', message: 'Hello', ...key }),
  toggleFavorite: (client) => favorites.toggleFavorite(client, { product_id: 41 }),
  collectVoucher: (client) => vouchers.collectVoucher(client, { coupon_id: 4 }),
  sendMessage: (client) => chat.sendMessage(client, { shop_id: 3, message: 'Hello' }),
  openConversation: (client) => chat.openConversation(client, { shop_id: 3 }),
  addSmartOrder: (client) => smartOrder.addSmartOrder(client, { items: [], ...key }),
  changeProfile: (client) => account.changeProfile(client, { name: 'Sam', phone: '2025550142' }),
  changePassword: (client) =>
    account.changePassword(client, { current_password: 'a', password: 'b', password_confirmation: 'b' }),
  eraseAccount: (client) => account.eraseAccount(client, { password: 'a' }),
  endSession: (client) => account.endSession(client, { id: 21 }),
  registerPartner: (client) => partners.registerPartner(client, { form: { shop_name: 'Acme' }, ...key }),
  registerProfessional: (client) => professional.registerProfessional(client, company),
  applyAsProfessional: (client) => professional.applyAsProfessional(client, company),
  sendContactMessage: (client) => pages.sendContactMessage(client, { ...contact, ...key }),
};

const echoes: [string, unknown][] = [
  ['a plain message', { message: 'Saved.' }],
  ['nothing', {}],
  ['an empty list', { message: 'Saved.', data: [] }],
  ['no data', { message: 'Saved.', data: null }],
  ['something else', { message: 'Saved.', data: { saved: true } }],
  ['what it should, without an id', { data: { address: {}, product: {}, order: {}, user: {}, cart_items: 'x' } }],
];

describe.each(Object.entries(writes))('%s', (_, send) => {
  test.each(echoes)('succeeds when the back end echoes %s', async (_, body) => {
    await expect(send(clientOf(() => Response.json(body)))).resolves.not.toThrow();
  });

  test('still fails when the back end refuses it', async () => {
    const refused = clientOf(() => Response.json({ message: 'No.' }, { status: 422 }));
    await expect(send(refused)).rejects.toMatchObject({ kind: 'refused', message: 'No.' });
  });

  test('still fails when a page comes instead of JSON', async () => {
    const page = clientOf(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    await expect(send(page)).rejects.toMatchObject({ kind: 'notJson' });
  });
});

test('The message of a plain echo is passed on', async () => {
  const client = clientOf(() => Response.json({ message: 'Saved.' }));
  expect(await writes.addAddress?.(client)).toEqual({ message: 'Saved.' });
});

describe('A form that stays open', () => {
  const user = { id: 7, name: 'Sam', profile_photo: '', phone: '2025550142' };
  const open = async (machine: ReturnType<typeof liveProfile> | ReturnType<typeof liveProfessional>) => {
    const input = { isSignedIn: true, phoneMinLength: 8, phoneMaxLength: 16 };
    const actor = createActor(machine, { input });
    const emitted: { type: string }[] = [];
    actor.on('*', (event) => void emitted.push(event));
    actor.start();
    const at = (state: string) => waitFor(actor, ({ value }) => value === state);
    await at('editing');
    return { actor, emitted, at };
  };

  test('of the profile reads the profile again, and is not failed by that read', async () => {
    let reads = 0;
    const client = clientOf((request) => {
      if (request.method === 'POST') return Response.json({ message: 'Saved.' });
      reads += 1;
      return reads < 3 ? Response.json({ data: { user } }) : Response.json({}, { status: 500 });
    });
    const { actor, emitted, at } = await open(liveProfile(client));
    for (const name of ['Sam', 'Samuel']) {
      actor.send({ type: 'form.change', fields: { name, current_password: 'secret' } });
      actor.send({ type: 'form.submit' });
      await at('submitting');
      await at('editing');
    }
    expect(reads).toBe(3);
    expect(emitted.map(({ type }) => type)).toEqual(['profile.changed', 'notice.requested', 'notice.requested']);
    expect(actor.getSnapshot().context.fields).toMatchObject({ name: 'Samuel', current_password: '' });
  });

  test('of a company reads the application again', async () => {
    let isSent = false;
    const client = clientOf((request) => {
      if (request.method === 'POST') {
        isSent = true;
        return Response.json({ message: 'Sent.' });
      }
      return Response.json({ data: { application: isSent ? { status: 'approved' } : null } });
    });
    const { actor, at } = await open(liveProfessional(client));
    const document = new File(['1'], 'a.pdf', { type: 'application/pdf' });
    const fields = { company_name: 'Acme', tax_number: 'AB 1234', documents: [document], accept_terms: true };
    actor.send({ type: 'form.change', fields });
    actor.send({ type: 'form.submit' });
    await at('submitting');
    await at('editing');
    expect(actor.getSnapshot().context.fields).toMatchObject({ application: { status: 'approved' } });
  });
});
