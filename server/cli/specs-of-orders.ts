/** The commands for orders, returns and vouchers, and for whom one trades with. */
import type { Command } from './command.ts';
import { deliverOfOrder, deliverOfOwnOrder } from './order-lines.ts';
import {
  advanceOrder,
  advanceOwnOrder,
  cancelOrder,
  cancelOwnOrder,
  listOrders,
  listOwnOrders,
  refundOrder,
  showOrder,
  showOwnOrder,
} from './orders.ts';
import { approveSeller, listPartners, refuseSeller } from './partners.ts';
import { approveCompany, listCompanies, refuseCompany } from './professional.ts';
import { decideOwnReturn, decideReturn, listOwnReturns, listReturns } from './returns.ts';
import { momentForm } from './texts.ts';
import { createVoucher, listVouchers } from './vouchers.ts';

const status = { '--status <status>': 'only those with this status' };

export const orderCommands: Command[] = [
  {
    use: 'order list',
    says: 'the newest fifty orders',
    options: status,
    run: ({ db }, _, { status }) => listOrders(db, { status }),
    asSeller: (context, _, { status }) => listOwnOrders(context, { status }),
  },
  {
    use: 'order show <code>',
    says: 'one order',
    run: ({ db }, [code = '']) => showOrder(db, code),
    asSeller: (context, [code = '']) => showOwnOrder(context, code),
  },
  {
    use: 'order advance <code>',
    says: 'the next step: Confirm, Processing, Pickup, On The Way, Delivered',
    run: ({ db }, [code = '']) => advanceOrder(db, code),
    asSeller: (context, [code = '']) => advanceOwnOrder(context, code),
  },
  {
    use: 'order cancel <code>',
    says: 'cancels it and gives its stock back',
    asks: ([code]) => `Cancel order ${code}?`,
    run: ({ db }, [code = '']) => cancelOrder(db, code),
    asSeller: (context, [code = '']) => cancelOwnOrder(context, code),
  },
  {
    use: 'order deliver <code> <line> <quantity>',
    says: 'how many pieces of a line there are; the rest is left out and refunded',
    options: {
      '--instead <sku>': 'sends this product in the place of the rest, unless the shopper wants it left out',
      '--pack <number>': 'which packaging of it',
    },
    run: ({ db }, [code = '', line = '', quantity = ''], { instead: sku, pack }) =>
      deliverOfOrder(db, { code, line, quantity, sku, pack }),
    asSeller: (context, [code = '', line = '', quantity = ''], { instead: sku, pack }) =>
      deliverOfOwnOrder(context, { code, line, quantity, sku, pack }),
  },
  {
    use: 'order refund <code> <amount>',
    says: 'sends back a part of what was paid online, such as 2.50, or all that is left of it; the order stays',
    options: { '--note <text>': 'why; the shopper reads it' },
    asks: ([code, amount]) => `Refund ${amount} of order ${code}?`,
    run: ({ db }, [code = '', amount = ''], { note }) => refundOrder(db, { code, amount, note }),
  },
  {
    use: 'return list',
    says: 'the newest fifty returns',
    run: ({ db }) => listReturns(db),
    asSeller: listOwnReturns,
  },
  {
    use: 'return decide <number> <decision>',
    says: 'approved, damaged, mismatch, cancelled (with a note) or refunded',
    options: { '--note <text>': 'why; the shopper reads it' },
    run: ({ db }, [id = '', decision = ''], { note }) => decideReturn(db, { id, decision, note }),
    asSeller: (context, [id = '', decision = ''], { note }) => decideOwnReturn(context, { id, decision, note }),
  },
  { use: 'voucher list', says: 'the newest fifty vouchers', run: ({ db }) => listVouchers(db) },
  {
    use: 'voucher create <code> <discount>',
    says: 'a discount of 10% or 5.00, for thirty days unless --until or --days is given',
    options: {
      '--shop <shop>': 'the shop that gives it',
      '--from <time>': `when it begins, ${momentForm}; now if not given`,
      '--until <time>': 'when it ends, written alike',
      '--days <number>': 'how long it lasts instead',
      '--uses <number>': 'how often it can be used',
      '--each <number>': 'how often each shopper can use it; 500 if not given',
      '--minimum <amount>': 'the smallest order',
      '--maximum <amount>': 'the largest discount',
    },
    run: ({ db }, [code = '', discount = ''], options) => createVoucher(db, { ...options, code, discount }),
  },
];

export const partnerCommands: Command[] = [
  {
    use: 'professional list',
    says: 'the newest fifty companies that want to buy here',
    options: status,
    run: ({ db }, _, { status }) => listCompanies(db, { status }),
  },
  {
    use: 'professional approve <e-mail>',
    says: 'lets a company buy here as a company',
    run: ({ db }, [code = '']) => approveCompany(db, { code }),
  },
  {
    use: 'professional refuse <e-mail>',
    says: 'refuses a company',
    options: { '--note <text>': 'why; the company reads it' },
    run: ({ db }, [code = ''], { note }) => refuseCompany(db, { code, note }),
  },
  {
    use: 'partner list',
    says: 'the newest fifty people who want to sell here, with their certificates in the folder kept of UPLOADS_DIR',
    options: status,
    run: ({ db }, _, { status }) => listPartners(db, { status }),
  },
  {
    use: 'partner approve <e-mail>',
    says: 'opens the shop, and tells the seller by mail',
    run: ({ db }, [code = '']) => approveSeller(db, { code }),
  },
  {
    use: 'partner refuse <e-mail>',
    says: 'refuses a seller',
    options: { '--note <text>': 'why; the seller reads it' },
    run: ({ db }, [code = ''], { note }) => refuseSeller(db, { code, note }),
  },
];
