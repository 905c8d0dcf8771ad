/** Writes what a new seller asks for: the account, its files, the shop and the application that holds them together. */
import { randomBytes } from 'node:crypto';
import { changeUser, insertUser } from '#server/db/queries/identity.ts';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import {
  type FoundPartner,
  insertPartnerApplication,
  insertShop,
  partnerWithCode,
} from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { emailOf } from '#server/domain/contact.ts';
import { receivedMail } from '#server/domain/partner-message.ts';
import { accountOfSeller, shopOfSeller } from '#server/domain/partners.ts';
import { filled } from '#server/domain/registration.ts';
import type { ApiRequest } from '#server/http/handler.ts';
import { userMark } from '#server/http/logging.ts';
import type { Services } from '#server/services.ts';
import { publicLink } from '#server/uploads/file-links.ts';
import { storeFile } from '#server/uploads/stored-files.ts';
import type { PartnerFiles } from './partner-files.ts';

export type Proven = { tokenHash: Buffer; requestKey: string | undefined };

type Writing = {
  request: ApiRequest<'registerPartner'>;
  files: PartnerFiles;
  passwordHash: string;
  config: Services['config'];
  proven: Proven;
  now: Date;
};

export async function writeApplication(
  tx: Tx,
  { request, files, passwordHash, config, proven, now }: Writing,
): Promise<FoundPartner> {
  const form = request.body;
  const user = await insertUser(tx, { ...accountOfSeller(form), passwordHash });
  const keep = async (file: PartnerFiles['logo']) =>
    publicLink((await storeFile(tx, config, file, { ownerId: user.id, purpose: 'shop', isPublic: true })).name);
  const looks = { logo: await keep(files.logo), banner: await keep(files.banner) };
  const paper = { ownerId: user.id, purpose: 'company', isPublic: false } as const;
  const certificate = files.certificate && (await storeFile(tx, config, files.certificate, paper));
  await changeUser(tx, user.id, { photo: await keep(files.photo) });
  const code = randomBytes(16).toString('base64url');
  const slug = `shop-${randomBytes(6).toString('hex')}`;
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
    language: request.locale,
    submittedAt: now,
  });
  const { appName } = await readSomeSettings(tx, ['appName']);
  const mail = receivedMail({ shop: appName, name: form.shop_name.trim() }, request.t.bind(request));
  await enqueueMessage(tx, { channel: 'email', recipient: emailOf(form.email), ...mail });
  request.log.info({ event: 'partner application', user: userMark(user.id) });
  const found = await partnerWithCode(tx, code);
  if (!found) throw new Error('The new application was not found.');
  return found;
}
