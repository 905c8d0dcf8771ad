/** Stores a seller's registration: account, files, shop and the application that refers to them. */
import { randomBytes } from 'node:crypto';
import type { Body } from '#server/contract.types.ts';
import { changeUser, insertUser } from '#server/db/queries/identity.ts';
import { enqueueMail } from '#server/db/queries/outbox.ts';
import {
  type FoundPartner,
  insertPartnerApplication,
  insertShop,
  partnerWithCode,
} from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { emailOf } from '#server/domain/contact.ts';
import { receivedMail } from '#server/domain/partner-message.ts';
import { accountOfSeller, shopOfSeller } from '#server/domain/partners.ts';
import { filled } from '#server/domain/registration.ts';
import { userMark } from '#server/security/user-mark.ts';
import { slugify } from '#server/seed/text.ts';
import { publicLink } from '#server/uploads/file-links.ts';
import type { PartnerFiles } from '#server/uploads/partner-files.ts';
import { storeFile } from '#server/uploads/stored-files.ts';
import type { Caller } from './caller.ts';

export type Proven = { tokenHash: Buffer; requestKey: string | undefined };

type Writing = {
  caller: Caller;
  form: Body<'registerPartner'>;
  files: PartnerFiles;
  passwordHash: string;
  config: Dependencies['config'];
  proven: Proven;
  now: Date;
};

export async function writeApplication(
  tx: Tx,
  { caller, form, files, passwordHash, config, proven, now }: Writing,
): Promise<FoundPartner> {
  const user = await insertUser(tx, { ...accountOfSeller(form), passwordHash });
  const keep = async (file: PartnerFiles['logo']) =>
    publicLink((await storeFile(tx, config, file, { ownerId: user.id, purpose: 'shop', isPublic: true })).name);
  const looks = { logo: await keep(files.logo), banner: await keep(files.banner) };
  const paper = { ownerId: user.id, purpose: 'company', isPublic: false } as const;
  const certificate = files.certificate && (await storeFile(tx, config, files.certificate, paper));
  await changeUser(tx, user.id, { photo: await keep(files.photo) });
  const code = randomBytes(16).toString('base64url');
  // Commands and addresses name the shop by it, so it is readable, and two shops may have one name.
  const slug = `${slugify(form.shop_name).slice(0, 40) || 'shop'}-${randomBytes(4).toString('hex')}`;
  await insertPartnerApplication(tx, {
    code,
    userId: user.id,
    shopId: await insertShop(tx, shopOfSeller(form, { slug, ...looks })),
    email: emailOf(form.email),
    firstName: form.first_name.trim(),
    lastName: filled(form.last_name),
    shopName: form.shop_name.trim(),
    certificateId: certificate?.id ?? null,
    proofHash: proven.tokenHash,
    requestKey: proven.requestKey ?? null,
    language: caller.locale,
    submittedAt: now,
  });
  const { appName } = await readSomeSettings(tx, ['appName']);
  const mail = receivedMail(form.shop_name.trim(), { ...caller, shop: appName });
  await enqueueMail(tx, emailOf(form.email), mail);
  caller.log.info({ event: 'partner application', user: userMark(user.id) });
  const found = await partnerWithCode(tx, code);
  if (!found) throw new Error('The new application was not found.');
  return found;
}
