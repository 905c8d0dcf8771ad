/** Writes to the owner of a contact that somebody else wants to register with. The one who asks learns nothing. */
import { usersByContact } from '#server/db/queries/identity.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { contactInUse } from '#server/domain/account-message.ts';
import { keyOf } from '#server/domain/counter-key.ts';
import { countersOn, secondsLeft } from '#server/security/counters.ts';
import type { Caller } from './caller.ts';
import { notifyOwner } from './notify-owner.ts';

const daySeconds = 24 * 3600;

/** Returns at once, so that its work does not show in the time of the response. */
export function takenNoticeOn({ db, pool, log }: Pick<Dependencies, 'db' | 'pool' | 'log'>) {
  const notices = countersOn(pool)('taken-notice', 1, daySeconds);

  /** Not more than one a day: nobody may fill somebody's mailbox. */
  const mayNotify = (userId: number): Promise<boolean> =>
    notices.consume(keyOf(`account ${userId}`)).then(
      () => true,
      (refusal: unknown) => secondsLeft(refusal) < 0,
    );

  async function notify(caller: Pick<Caller, 't' | 'locale'>, contacts: readonly string[]): Promise<void> {
    const found = (await Promise.all(contacts.map((contact) => usersByContact(db, contact)))).flat();
    const owners = new Map(found.map((owner) => [owner.id, owner]));
    for (const owner of owners.values()) {
      if (await mayNotify(owner.id))
        await inUngatedTransaction(db, (tx) => notifyOwner(tx, owner, caller, contactInUse));
    }
  }

  return (caller: Pick<Caller, 't' | 'locale'>, contacts: readonly string[]): void => {
    void notify(caller, contacts).catch((error: unknown) =>
      log.warn({ err: error }, 'an owner could not be written to'),
    );
  };
}
