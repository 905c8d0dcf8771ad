/** What the operator does with people who want to sell here. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import {
  approvePartner,
  lockPartnerUnderReview,
  type PartnerApplication,
  partnerApplicationsWith,
  refusePartner,
} from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { approvedMail, refusedMail } from '#server/domain/partner-message.ts';
import type { Translate } from '#server/domain/refusal.ts';
import { translate } from '#server/i18n/translate.ts';
import { inCommand } from './in-command.ts';
import { CliError } from './orders.ts';
import { statusOf } from './professional.ts';

const mostListed = 50;

export async function listPartners(db: NodePgDatabase, { status }: { status?: string | undefined }): Promise<string[]> {
  const rows = await partnerApplicationsWith(db, status === undefined ? undefined : statusOf(status), mostListed);
  if (rows.length === 0) return ['No sellers.'];
  return rows.map(({ application: { submittedAt, status: state, shopName, email }, phone, certificate }) =>
    [
      `${shortDateTime(submittedAt)}  ${state.padEnd(12)}  ${shopName}`,
      email,
      ...(phone ? [phone] : []),
      ...(certificate ? [`certificate ${certificate}`] : []),
    ].join(', '),
  );
}

type Mail = (about: { shop: string; name: string }, t: Translate) => { subject: string; body: string };
type Decision = { word: string; carryOut(tx: Tx, row: PartnerApplication): Promise<void>; mail: Mail };

async function decide(db: NodePgDatabase, email: string, { word, carryOut, mail }: Decision): Promise<string[]> {
  if (!email) throw new CliError('Whose shop? Give the e-mail address of the registration.');
  const { result, warnings } = await inCommand(db, async (tx) => {
    const row = await lockPartnerUnderReview(tx, email);
    if (!row) throw new CliError(`No registration of ${email} is under review.`);
    await carryOut(tx, row);
    const { appName } = await readSomeSettings(tx, ['appName']);
    const t: Translate = (text, values = {}) => translate(row.language, [text, values]);
    const message = mail({ shop: appName, name: row.shopName }, t);
    await enqueueMessage(tx, { channel: 'email', recipient: row.email, ...message });
    return `${row.shopName}: ${word}`;
  });
  return [result, ...warnings];
}

export const approveSeller = (db: NodePgDatabase, { code: email }: { code: string }): Promise<string[]> =>
  decide(db, email, {
    word: 'approved',
    carryOut: (tx, row) => approvePartner(tx, row, new Date()),
    mail: approvedMail,
  });

export async function refuseSeller(
  db: NodePgDatabase,
  { code: email, note }: { code: string; note?: string | undefined },
): Promise<string[]> {
  const reason = note?.trim();
  if (!reason) throw new CliError('Say why with --note "…"; the seller reads it.');
  return decide(db, email, {
    word: 'refused',
    carryOut: (tx, row) => refusePartner(tx, row, { note: reason, now: new Date() }),
    mail: (about, t) => refusedMail(about, reason, t),
  });
}
