/** A small shop with issue types, two shoppers and what they and the shop do with tickets. */
import { commandOf } from '#server/cli/commands.ts';
import { type FormFields, formOf } from '../data/sample-files.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import type { Filling } from '../database/database.ts';
import { type CallOptions, startTestServer } from '../server/server.ts';
import { fillCartShop } from './cart-shop.ts';

const types = [
  { slug: 'delivery', name: { en: 'Delivery', ar: 'التوصيل', ir: 'تحویل' } },
  { slug: 'payment', name: { en: 'Payment', ar: 'الدفع', ir: 'پرداخت' } },
];

const wish = { issue_type: 'Delivery', message: ' Two bags came instead of three. ', email: 'Ann@Larder.Test' };

const ticketFilling: Filling = {
  name: 'tickets',
  fill: async ({ db, pool }) => {
    await fillCartShop(db);
    await pool.query(`insert into settings values ('ticketIssueTypes', $1)`, [JSON.stringify(types)]);
  },
};

export type TicketShop = Awaited<ReturnType<typeof startTicketShop>>;

export async function startTicketShop(env: Record<string, string> = {}) {
  const shop = await startTestServer({ filling: ticketFilling, env });

  const twoShoppers = async () => (await addShoppers(shop.database.db, 2)) as [Shopper, Shopper];
  const open = ({ token }: Shopper, fields: FormFields = {}, more: CallOptions = {}) =>
    shop.post('/support-ticket', formOf({ ...wish, ...fields }), { token, locale: 'en', ...more });
  const show = ({ token }: Shopper, number: string, locale = 'en') =>
    shop.get(`/support-ticket/show?ticket_number=${encodeURIComponent(number)}`, { token, locale });

  return {
    shop,
    twoShoppers,
    open,
    /** Gives its number. */
    opened: async (who: Shopper, fields: FormFields = {}): Promise<string> =>
      (await open(who, fields)).body.data.support_ticket.ticket_no,
    list: async ({ token }: Shopper, query = '') => (await shop.get(`/support-tickets${query}`, { token })).body.data,
    show,
    ticket: async (who: Shopper, number: string) => (await show(who, number)).body.data.support_ticket,
    write: ({ token }: Shopper, number: string, message: string, headers = {}) =>
      shop.post('/support-ticket-message', { ticket_number: number, message }, { token, headers }),
    operator: (...words: string[]) =>
      commandOf(['ticket', ...words])?.(shop.database.db, { uploadsDir: shop.uploadsDir }),
    count: async (table: string) =>
      Number((await shop.database.pool.query(`select count(*) as value from ${table}`)).rows[0].value),
    lastMail: async () =>
      (await shop.database.pool.query('select recipient, subject, body from outbox order by id desc limit 1')).rows[0],
  };
}
