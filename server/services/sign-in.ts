/** Opens a session, for every way of authentication. */
import { type Config, mayShowDemoAccount } from '#server/config.ts';
import { rememberLanguage, type UserRow } from '#server/db/queries/identity.ts';
import { openSession } from '#server/db/queries/sessions.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { newDevice, welcomeMail } from '#server/domain/account-message.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import { deviceOf, keptAgent } from '#server/domain/device.ts';
import { absoluteMs, hashOf, newToken, sessionsPerUser } from '#server/domain/token.ts';
import { momentText } from '#server/i18n/moments.ts';
import { mailShopper } from '#server/messages/shopper-mails.ts';
import { knownDevice } from '#server/security/known-device.ts';
import type { ShopSecret } from '#server/security/shop-secret.ts';
import { accessResponse, userResponse } from '#server/serializers/user.ts';
import type { Caller } from './caller.ts';
import { notifyOwner } from './notify-owner.ts';

/** Only shoppers who are not blocked; the demo account only on the operator's own machine. */
export const mayEnter = (config: Config, user: UserRow): boolean =>
  user.isActive && user.role === 'customer' && (user.email !== demoAccount.phone || mayShowDemoAccount(config));

/** Codes and new passwords are for sellers, too, who log in with their own program. */
export const mayProve = (config: Config, user: UserRow): boolean =>
  mayEnter(config, user) || (user.isActive && user.role === 'shop');

/** The password of the demo account is public, so it opens the account to a browser on this machine alone. */
export const mayLogIn = (config: Config, user: UserRow, isFromOwnMachine: boolean): boolean =>
  mayEnter(config, user) && (user.email !== demoAccount.phone || isFromOwnMachine);

/** When and with what: the shopper recognises the session by it in the list of their sessions. */
export type Opening = {
  now: Date;
  caller: Pick<Caller, 'userAgent' | 'locale' | 't'>;
  /** A new account, a browser on which this account has logged in before, or another one. */
  entry: 'new account' | 'own device' | 'new device';
};

/** The cookie of the browser says on which accounts it has logged in before. */
export function entryOf(
  secret: ShopSecret,
  { deviceCookie }: Caller,
  { id }: UserRow,
  isNew = false,
): Opening['entry'] {
  if (isNew) return 'new account';
  return knownDevice(secret, deviceCookie, id) === undefined ? 'new device' : 'own device';
}

/** A new shopper is welcomed; an owner hears of a log-in on a device that is new to the account. */
async function mailAbout(tx: Tx, user: UserRow, { now, caller, entry }: Opening): Promise<void> {
  if (entry === 'new account') {
    await mailShopper(tx, user.id, (reader) => welcomeMail(reader, user));
  }
  if (entry === 'new device') {
    const device = deviceOf(caller.userAgent ?? null, caller.t);
    const { timeZone } = await readSomeSettings(tx, ['timeZone']);
    await notifyOwner(tx, user, caller, newDevice(device, momentText(now, caller.locale, timeZone)));
  }
}

/** Opens the session and mails about it; the token leaves the server here alone, because only its hash is stored. */
export async function signIn(tx: Tx, user: UserRow, opening: Opening) {
  const { now, caller } = opening;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + absoluteMs);
  const session = { userId: user.id, tokenHash: hashOf(token), createdAt: now, expiresAt };
  await openSession(tx, { ...session, userAgent: keptAgent(caller.userAgent) }, sessionsPerUser);
  await rememberLanguage(tx, user.id, caller.locale);
  await mailAbout(tx, user, opening);
  return { user: userResponse(user, now), access: accessResponse(token, now) };
}
