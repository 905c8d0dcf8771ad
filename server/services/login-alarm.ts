/** What happens when an account has reached its limit of wrong passwords: the operator and the owner hear of it. */
import { userById } from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { loginLockMessage } from '#server/domain/account-message.ts';
import { keyOf } from '#server/domain/counter-key.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { countersOn, secondsLeft } from '#server/security/counters.ts';
import { userMark } from '#server/security/user-mark.ts';
import { notifyOwner } from './notify-owner.ts';

const daySeconds = 24 * 3600;

type Alarmed = Pick<Dependencies, 'db' | 'pool' | 'log'>;

/** `account 7`; undefined for a contact without an account. */
const userIdIn = (account: string): number | undefined => Number(/^account (\d+)$/.exec(account)?.[1]) || undefined;

/** Returns at once, so that the response takes as long for an account as for none. */
export function loginAlarm({ db, pool, log }: Alarmed): (account: string) => void {
  const mails = countersOn(pool)('login-alarm', 1, daySeconds);

  const mayMail = (account: string): Promise<boolean> =>
    mails.consume(keyOf(account)).then(
      () => true,
      (refusal: unknown) => secondsLeft(refusal) < 0,
    );

  /** In the shop's language: the caller who guesses does not choose it. */
  async function mail(userId: number): Promise<void> {
    const owner = await userById(db, userId);
    const { defaultLanguage } = await readSomeSettings(db, ['defaultLanguage']);
    const locale = localeOf(defaultLanguage);
    if (owner) await inUngatedTransaction(db, (tx) => notifyOwner(tx, owner, readerIn(locale), loginLockMessage));
  }

  async function warn(account: string): Promise<void> {
    const userId = userIdIn(account);
    const user = userId === undefined ? {} : { user: userMark(userId) };
    log.error({ event: 'login', outcome: 'alarm', ...user }, 'passwords of an account are being guessed');
    if (userId !== undefined && (await mayMail(account))) await mail(userId);
  }

  return (account) => {
    void warn(account).catch((error: unknown) => log.warn({ err: error }, 'an owner could not be written to'));
  };
}
