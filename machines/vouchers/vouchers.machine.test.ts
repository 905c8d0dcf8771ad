import { describe, expect, test } from 'vitest';
import { refused, unauthorized } from '#tests/models/cart.ts';
import { aVoucher } from '#tests/models/vouchers.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { vouchersMachine } from './vouchers.machine.ts';
import { selectVouchers } from './vouchers.selectors.ts';

const dairy = { id: 3, name: 'Dairy' };
const bakery = { id: 4, name: 'Bakery' };
const ten = aVoucher({ id: 12 });
const taken = aVoucher({ id: 13, is_collected: true });

const open = () => {
  const vouchers = startHeld(vouchersMachine, undefined, ['listVouchers', 'collectVoucher']);
  vouchers.send({ type: 'vouchers.open', shop: dairy });
  return { ...vouchers, facts: () => selectVouchers(vouchers.snapshot()) };
};

const openWith = async (...offered: (typeof ten)[]) => {
  const vouchers = open();
  await vouchers.respond('listVouchers', offered);
  return vouchers;
};

describe(vouchersMachine.id, () => {
  test('vouchers.open: asks for that shop, and the latest shop wins', async () => {
    const vouchers = open();
    vouchers.send({ type: 'vouchers.open', shop: bakery });
    await vouchers.respond('listVouchers', [taken], 0);
    expect(vouchers.facts().stage).toBe('loading');
    await vouchers.respond('listVouchers', [ten], 1);
    expect(vouchers.requested('listVouchers')).toEqual([{ shopId: 3 }, { shopId: 4 }]);
    expect(vouchers.facts()).toMatchObject({ stage: 'listing', shop: bakery, vouchers: [ten] });
  });

  test('voucher.collect three times: one call, the server’s words, and a new quote', async () => {
    const vouchers = await openWith(ten, taken);
    for (let press = 0; press < 3; press += 1) vouchers.send({ type: 'voucher.collect', id: 12 });
    expect(vouchers.facts().collectingId).toBe(12);
    await vouchers.respond('collectVoucher', { message: 'Voucher collected successfully' });
    vouchers.send({ type: 'voucher.collect', id: 12 });
    vouchers.send({ type: 'voucher.collect', id: 13 });
    expect(vouchers.requested('collectVoucher')).toEqual([{ id: 12 }]);
    expect(vouchers.facts().vouchers.map(({ is_collected }) => is_collected)).toEqual([true, true]);
    expect(vouchers.notices()).toEqual([{ kind: 'success', text: { message: 'Voucher collected successfully' } }]);
    expect(vouchers.emitted('voucher.collected')).toHaveLength(1);
  });

  test('collecting, refused: the server’s words, and the list is read again', async () => {
    const vouchers = await openWith(ten);
    vouchers.send({ type: 'voucher.collect', id: 12 });
    await vouchers.refuse('collectVoucher', { ...refused, message: 'This voucher has been used up.' });
    expect(vouchers.notices()).toEqual([{ kind: 'error', text: { message: 'This voucher has been used up.' } }]);
    expect(vouchers.requested('listVouchers')).toHaveLength(2);
    expect(vouchers.emitted('voucher.collected')).toEqual([]);
  });

  test('collecting, silent or closed meanwhile: it may count, so a new quote is wanted', async () => {
    const vouchers = await openWith(ten);
    vouchers.send({ type: 'voucher.collect', id: 12 });
    vouchers.pass(requestTimeoutMs);
    expect(vouchers.notices()).toEqual([{ kind: 'error', text: { key: 'Error collecting voucher' } }]);
    await vouchers.respond('listVouchers', [ten]);
    vouchers.send({ type: 'voucher.collect', id: 12 });
    vouchers.send({ type: 'vouchers.close' });
    expect(vouchers.emitted('voucher.collected')).toHaveLength(2);
    expect(vouchers.facts()).toMatchObject({ stage: 'closed', collectingId: undefined, vouchers: [] });
  });

  test('loading, failed: ‘Error loading vouchers’ or the server’s words, and Retry asks again', async () => {
    const vouchers = open();
    await vouchers.refuse('listVouchers', { kind: 'broken', status: 500 });
    expect(vouchers.notices()).toEqual([{ kind: 'error', text: { key: 'Error loading vouchers' } }]);
    vouchers.send({ type: 'vouchers.retry' });
    await vouchers.refuse('listVouchers', refused);
    expect(vouchers.notices().at(-1)).toEqual({ kind: 'error', text: { message: refused.message } });
    expect(vouchers.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'refused' } });
  });

  test('loading, 401: closed, and the session is over', async () => {
    const vouchers = open();
    await vouchers.refuse('listVouchers', unauthorized);
    expect(vouchers.facts().stage).toBe('closed');
    expect(vouchers.emitted('session.refused')).toHaveLength(1);
  });
});

describe('a voucher that could not be collected', () => {
  /** The session is over at the collect, and the root says so. */
  const barred = async () => {
    const vouchers = await openWith(ten);
    vouchers.send({ type: 'voucher.collect', id: 12 });
    await vouchers.refuse('collectVoucher', unauthorized);
    vouchers.send({ type: 'session.ended' });
    return vouchers;
  };

  test('for want of a session: asks for the login, and is collected once afterwards', async () => {
    const vouchers = await barred();
    expect(vouchers.facts().stage).toBe('closed');
    expect(vouchers.emitted('login.required')).toHaveLength(1);
    vouchers.send({ type: 'session.started' });
    vouchers.send({ type: 'session.started' });
    expect(vouchers.facts()).toMatchObject({ stage: 'loading', shop: dairy });
    await vouchers.respond('listVouchers', [ten]);
    await vouchers.respond('collectVoucher', {});
    expect(vouchers.requested('collectVoucher')).toEqual([{ id: 12 }, { id: 12 }]);
    expect(vouchers.facts().vouchers).toEqual([{ ...ten, is_collected: true }]);
    vouchers.send({ type: 'vouchers.open', shop: dairy });
    await vouchers.respond('listVouchers', [ten]);
    expect(vouchers.requested('collectVoucher')).toHaveLength(2);
  });

  test.each([
    ['collected already', [{ ...ten, is_collected: true }]],
    ['gone', []],
  ])('is %s after the login: the list is shown, and nothing is collected', async (_, offered) => {
    const vouchers = await barred();
    vouchers.send({ type: 'session.started' });
    await vouchers.respond('listVouchers', offered);
    expect(vouchers.facts()).toMatchObject({ stage: 'listing', vouchers: offered });
    expect(vouchers.requested('collectVoucher')).toHaveLength(1);
  });

  test('is forgotten with the login dialog, and with its own', async () => {
    const vouchers = await barred();
    vouchers.send({ type: 'login.abandoned' });
    vouchers.send({ type: 'session.started' });
    expect(vouchers.facts().stage).toBe('closed');
    const closed = await barred();
    closed.send({ type: 'session.started' });
    closed.send({ type: 'vouchers.close' });
    closed.send({ type: 'vouchers.open', shop: dairy });
    await closed.respond('listVouchers', [ten]);
    expect(closed.requested('collectVoucher')).toHaveLength(1);
  });

  test('is barred again after the login: asks once more, and is still wanted', async () => {
    const vouchers = await barred();
    vouchers.send({ type: 'session.started' });
    await vouchers.refuse('listVouchers', unauthorized);
    expect(vouchers.emitted('login.required')).toHaveLength(2);
    vouchers.send({ type: 'session.started' });
    await vouchers.respond('listVouchers', [ten]);
    expect(vouchers.requested('collectVoucher')).toHaveLength(2);
  });

  test('for want of a network: says so, and is collected once when it is back', async () => {
    const vouchers = await openWith(ten);
    vouchers.send({ type: 'connection.lost' });
    vouchers.send({ type: 'voucher.collect', id: 12 });
    expect(vouchers.notices()).toEqual([{ kind: 'error', text: { key: 'You are offline' } }]);
    expect(vouchers.requested('collectVoucher')).toEqual([]);
    for (let time = 0; time < 2; time += 1) vouchers.send({ type: 'connection.restored' });
    await vouchers.respond('listVouchers', [ten]);
    await vouchers.respond('collectVoucher', {});
    vouchers.send({ type: 'connection.restored' });
    expect(vouchers.requested('collectVoucher')).toEqual([{ id: 12 }]);
  });
});
