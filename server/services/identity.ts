/** Opens an account, and lets its owner in by the password. */
import type { Body } from '#server/contract.types.ts';
import { insertResponse } from '#server/db/queries/idempotency.ts';
import {
  countryNamed,
  insertUser,
  lockedIfOpen,
  takenContacts,
  type UserRow,
  usersByContact,
} from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { emailOf, phoneDigits } from '#server/domain/contact.ts';
import { badRequest } from '#server/domain/refusal.ts';
import { checkRegistration } from '#server/domain/registration.ts';
import { hashOf } from '#server/domain/token.ts';
import { knownDevice } from '#server/security/known-device.ts';
import { accountKey, type Guess, type LoginThrottle } from '#server/security/login-throttle.ts';
import { hashPassword, isPassword } from '#server/security/password-hashing.ts';
import type { ShopSecret } from '#server/security/shop-secret.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller } from './caller.ts';
import { contactRules } from './contact-rules.ts';
import { claimAnonymously } from './idempotency.ts';
import { openedBefore } from './opened-before.ts';
import { entryOf, mayLogIn, signIn } from './sign-in.ts';
import { lostRace, refuseIfAny, takenErrors } from './taken-contacts.ts';

const wrongCredentials = () => badRequest('These credentials do not match our records.');

/** The key of a contact without an account: the same for every spelling. */
const contactKey = (typed: string) =>
  typed.includes('@') ? emailOf(typed) : (phoneDigits(typed)?.replace(/^0+/, '') ?? typed);

type Typed = { typed: string; secret: ShopSecret; deviceCookie: string | undefined };

/** The accounts that a password is compared with: a number has many forms, and an account both a number and an e-mail. */
const guessesAt = (found: readonly UserRow[], { typed, secret, deviceCookie }: Typed): Guess[] =>
  found.length > 0
    ? found.map(({ id }) => ({ account: accountKey(id), device: knownDevice(secret, deviceCookie, id) }))
    : [{ account: `contact ${contactKey(typed)}`, device: undefined }];

/** Always compares at least one hash, so that the response time does not reveal whether the account exists. */
async function userWithPassword(found: UserRow[], password: string): Promise<UserRow | undefined> {
  const [first, ...others] = found;
  if (await isPassword(first?.passwordHash, password)) return first;
  for (const user of others) if (await isPassword(user.passwordHash, password)) return user;
  return undefined;
}

/** Who changes the password ends all sessions: a log-in with the old one must not open another after that. */
async function refuseChangedPassword(tx: Tx, { id, passwordHash }: UserRow): Promise<void> {
  const now = await lockedIfOpen(tx, id);
  if (now?.passwordHash !== passwordHash) throw wrongCredentials();
}

const logEntryOf = (user: UserRow | undefined, outcome: string) => ({
  event: 'login',
  outcome,
  ...(user && { user: userMark(user.id) }),
});

type SignedIn = ReturnType<typeof signIn>;

const requestHash = hashOf('register');

/** The same request again gets the account that the first one opened. */
export async function register(deps: Dependencies, caller: Caller, form: Body<'register'>): SignedIn {
  const { db, clock } = deps;
  const before = await openedBefore(deps, { form, key: caller.idempotencyKey, requestHash });
  if (!before) return openAccount(deps, caller, form);
  return inUngatedTransaction(db, (tx) => signIn(tx, before, { now: clock(), caller, entry: 'own device' }));
}

async function openAccount({ db, clock }: Dependencies, caller: Caller, form: Body<'register'>): SignedIn {
  const { idempotencyKey: key } = caller;
  const rules = await readSomeSettings(db, contactRules);
  const { account, errors } = await checkRegistration(form, await countryNamed(db, form.country), rules);
  refuseIfAny({ ...takenErrors(await takenContacts(db, account)), ...errors });
  const passwordHash = await hashPassword(form.password);
  const signedIn = await inUngatedTransaction(db, async (tx) => {
    const now = clock();
    await claimAnonymously(tx, key);
    const user = await insertUser(tx, { ...account, passwordHash });
    if (key !== undefined) await insertResponse(tx, { userId: user.id, key, requestHash, response: {}, now });
    return signIn(tx, user, { now, caller, entry: 'new account' });
  }).catch((error: unknown) => {
    throw lostRace(error);
  });
  caller.log.info({ event: 'register', user: userMark(signedIn.user.id) });
  return signedIn;
}

type Guarded = { throttle: LoginThrottle; secret: ShopSecret };
type Attempt = Guarded & { contact: string; password: string; isWelcome: (user: UserRow) => boolean };

/**
 * The account with this contact and password, and a check for the transaction that lets it in. Throws the one refusal for
 * a wrong contact, a wrong password and an account that is not welcome.
 */
export async function provenUser(
  { db }: Pick<Dependencies, 'db'>,
  { ip, deviceCookie, log }: Caller,
  { contact, password, throttle, secret, isWelcome }: Attempt,
) {
  const typed = { typed: contact.trim(), secret, deviceCookie };
  const found = await usersByContact(db, typed.typed);
  await throttle.begin(guessesAt(found, typed), ip);
  const user = await userWithPassword(found, password);
  if (!user || !isWelcome(user)) {
    log.info(logEntryOf(user, 'refused'));
    throw wrongCredentials();
  }
  await throttle.succeed(guessesAt([user], typed), ip);
  return { user, checkAgain: (tx: Tx) => refuseChangedPassword(tx, user) };
}

export const logLogin = ({ log }: Caller, user: UserRow): void => log.info(logEntryOf(user, 'ok'));

type Login = Guarded & { form: Body<'login'>; isFromOwnMachine: boolean };

export async function login(
  deps: Dependencies,
  caller: Caller,
  { form, throttle, secret, isFromOwnMachine }: Login,
): SignedIn {
  const { db, clock, config } = deps;
  const { user, checkAgain } = await provenUser(deps, caller, {
    ...{ contact: form.phone, password: form.password, throttle, secret },
    isWelcome: (found) => mayLogIn(config, found, isFromOwnMachine),
  });
  const opening = { now: clock(), caller, entry: entryOf(secret, caller, user) };
  const signedIn = await inUngatedTransaction(db, async (tx) => {
    await checkAgain(tx);
    return signIn(tx, user, opening);
  });
  logLogin(caller, user);
  return signedIn;
}
