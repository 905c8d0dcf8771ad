/** What a shopper does after the shop has done its part: it delivers, and it opens tickets for messages. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { orderTimeline } from '#machines/lifecycles/order.machine.ts';
import { advanceOrder } from '#server/cli/orders.ts';
import { formOf, insist, post, type Work } from './calls.ts';
import type { Person } from './people.ts';
import { persist } from './persist.ts';

const last = orderTimeline().at(-1);

async function deliver({ pool }: Work, id: number): Promise<void> {
  const look = () =>
    persist(() =>
      pool.query<{ status: string; code: string }>('select status, number as code from orders where id = $1', [id]),
    );
  for (let { rows } = await look(); rows[0] && rows[0].status !== last; { rows } = await look()) {
    const [{ code }] = rows;
    // A step whose commit was lost is seen by the next look.
    await advanceOrder(drizzle({ client: pool }), String(code)).catch(() => sleep(100));
  }
}

/** The order is delivered, and then reviewed, ordered again or sent back. */
export async function deliverAndReturn(work: Work, person: Person, id: number): Promise<void> {
  const { goods, ledger, random } = work;
  await deliver(work, id);
  ledger.delivered.push(id);
  const next = random();
  if (next < 0.5) {
    const body = { product_id: goods.product_id, order_id: id, rating: 5, description: 'Long grains and fresh.' };
    const { review } = await insist(work, person, post('/product-review', body));
    ledger.reviews.push(review.id);
  }
  if (next < 0.3) {
    const { order } = await insist(work, person, post('/place-order/again', { order_id: id, payment_method: 'cash' }));
    ledger.orders.push(order.id);
  } else if (next < 0.7) {
    const body = {
      order_id: id,
      product_ids: [goods.product_id],
      reason: 'Two bags were torn.',
      return_address: '1 Road',
      bank_account_number: 'GB33BUKB20201555555555',
      bank_name: 'Harvest Bank',
    };
    const { returnOrder } = await insist(work, person, post('/return-order', body));
    ledger.returns.push(returnOrder.id);
  }
}

export async function openTicket(work: Work, person: Person): Promise<void> {
  const { ledger, pool } = work;
  const fields = {
    issue_type: 'Delivery',
    subject: 'One bag is missing',
    message: 'Two bags came.',
    email: person.email,
  };
  const { support_ticket: ticket } = await insist(
    work,
    person,
    post('/support-ticket', formOf({ ...fields, phone: '2025550142' })),
  );
  ledger.tickets.push(ticket.id);
  await persist(() => pool.query('update tickets set is_chat_open = true where id = $1', [ticket.id]));
  const message = randomUUID();
  await insist(work, person, post('/support-ticket-message', { ticket_number: ticket.ticket_no, message }));
  ledger.ticketMessages.push(message);
}
