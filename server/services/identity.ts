/** Opens an account, and lets its owner in by the password. */
import type { Body } from '#server/contract.types.ts';
import { countryNamed, insertUser, takenContacts, type UserRow, usersByContact } from '#server/db/queries/identity.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { emailOf, phoneDigits } from '#server/domain/contact.ts';
import { badRequest } from '#server/domain/refusal.ts';
import { checkRegistration } from '#server/domain/registration.ts';
import type { LoginThrottle } from '#server/security/login-throttle.ts';
import { hashPassword, isPassword } from '#server/security/password-hashing.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { Caller } from './caller.ts';
import { contactRules } from './contact-rules.ts';
import { mayLogIn, signIn } from './sign-in.ts';
import { lostRace, refuseIfAny, takenErrors } from './taken-contacts.ts';

const wrongCredentials = () => badRequest('These credentials do not match our records.');

/** What nobody has, in one form for all ways to type it. */
const contactKey = (typed: string) =>
  typed.includes('@') ? emailOf(typed) : (phoneDigits(typed)?.replace(/^0+/, '') ?? typed);

/** The accounts that a password is compared with: a number has many forms, and an account both a number and an e-mail. */
const accountKeys = (found: readonly UserRow[], typed: string): string[] =>
  found.length > 0 ? found.map(({ id }) => `account ${id}`) : [`contact ${contactKey(typed)}`];

/** At least one comparison in any case: how long it takes must not tell whether the account exists. */
async function userWithPassword(found: UserRow[], password: string): Promise<UserRow | undefined> {
  const [first, ...others] = found;
  if (await isPassword(first?.passwordHash, password)) return first;
  for (const user of others) if (await isPassword(user.passwordHash, password)) return user;
  return undefined;
}

const logEntryOf = (user: UserRow | undefined, outcome: string) => ({
  event: 'login',
  outcome,
  ...(user && { user: userMark(user.id) }),
});

type SignedIn = ReturnType<typeof signIn>;

export async function register({ db, clock }: Dependencies, caller: Caller, form: Body<'register'>): SignedIn {
  const rules = await readSomeSettings(db, contactRules);
  const { account, errors } = checkRegistration(form, await countryNamed(db, form.country), rules);
  refuseIfAny({ ...takenErrors(await takenContacts(db, account)), ...errors });
  const passwordHash = await hashPassword(form.password);
  const opening = { now: clock(), userAgent: caller.userAgent };
  const signedIn = await inUngatedTransaction(db, async (tx) =>
    signIn(tx, await insertUser(tx, { ...account, passwordHash }), opening),
  ).catch((error: unknown) => {
    throw lostRace(error);
  });
  caller.log.info({ event: 'register', user: userMark(signedIn.user.id) });
  return signedIn;
}

type Login = { form: Body<'login'>; throttle: LoginThrottle; isFromOwnMachine: boolean };

export async function login(
  { db, clock, config }: Dependencies,
  { ip, userAgent, log }: Caller,
  { form, throttle, isFromOwnMachine }: Login,
): SignedIn {
  const typed = form.phone.trim();
  const found = await usersByContact(db, typed);
  await throttle.begin(accountKeys(found, typed), ip);
  const user = await userWithPassword(found, form.password);
  if (!user || !mayLogIn(config, user, isFromOwnMachine)) {
    log.info(logEntryOf(user, 'refused'));
    throw wrongCredentials();
  }
  await throttle.succeed(accountKeys([user], typed), ip);
  const signedIn = await inUngatedTransaction(db, (tx) => signIn(tx, user, { now: clock(), userAgent }));
  log.info(logEntryOf(user, 'ok'));
  return signedIn;
}
