/** The operator's commands for new sellers. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readConfig } from '#server/config.ts';
import { enqueueMail } from '#server/db/queries/outbox.ts';
import {
  approvePartner,
  lockPartnerUnderReview,
  type PartnerApplication,
  partnerApplicationsWith,
  refusePartner,
} from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { vendorById } from '#server/db/queries/vendors.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import type { Mail, MailReader } from '#server/domain/mail.ts';
import { type ApprovedShop, approvedMail, refusedMail } from '#server/domain/partner-message.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { CliError } from './cli-error.ts';
import { type Answer, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';
import { statusOf } from './professional.ts';

export async function listPartners(db: NodePgDatabase, { status }: { status?: string | undefined }): Promise<Answer> {
  const rows = await partnerApplicationsWith(db, status === undefined ? undefined : statusOf(status), mostListed);
  return listed(rows, {
    none: 'No sellers.',
    record: ({ application: { submittedAt, status: state, shopName: shop, email }, phone, certificate }) => ({
      submittedAt,
      status: state,
      shop,
      email,
      phone,
      certificate,
    }),
    line: ({ application: { submittedAt, status: state, shopName, email }, phone, certificate }) =>
      [
        `${shortDateTime(submittedAt)}  ${state.padEnd(12)}  ${shopName}`,
        email,
        ...(phone ? [phone] : []),
        ...(certificate ? [`certificate ${certificate}`] : []),
      ].join(', '),
  });
}

type Decision = {
  word: string;
  carryOut(tx: Tx, row: PartnerApplication): Promise<void>;
  mail(tx: Tx, row: PartnerApplication, reader: MailReader): Promise<Mail>;
};

async function decide(db: NodePgDatabase, email: string, { word, carryOut, mail }: Decision): Promise<string[]> {
  if (!email) throw new CliError('Whose shop? Give the e-mail address of the registration.');
  const { result, warnings } = await inCommand(db, async (tx) => {
    const row = await lockPartnerUnderReview(tx, email);
    if (!row) throw new CliError(`No registration of ${email} is under review.`);
    await carryOut(tx, row);
    const { appName } = await readSomeSettings(tx, ['appName']);
    await enqueueMail(tx, row.email, await mail(tx, row, { ...readerIn(row.language), shop: appName }));
    return `${row.shopName}: ${word}`;
  });
  return [result, ...warnings];
}

async function approvedShop(tx: Tx, { shopId, shopName, email }: PartnerApplication): Promise<ApprovedShop> {
  const shop = await vendorById(tx, shopId ?? 0);
  if (!shop) throw new CliError(`The shop of ${email} is no longer there.`);
  const origin = readConfig(process.env).publicUrl?.origin ?? 'https://…';
  return { name: shopName, email, slug: shop.slug, id: shop.id, origin };
}

export const approveSeller = (db: NodePgDatabase, { code: email }: { code: string }): Promise<string[]> =>
  decide(db, email, {
    word: 'approved',
    carryOut: (tx, row) => approvePartner(tx, row, new Date()),
    mail: async (tx, row, reader) => approvedMail(await approvedShop(tx, row), reader),
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
    mail: async (_, { shopName }, reader) => refusedMail(shopName, reason, reader),
  });
}
