/** Registration, login, logout and the profile. */
import type { FastifyRequest } from 'fastify';
import { countryNamed, insertUser, takenContacts, userById, usersByContact } from '#server/db/queries/identity.ts';
import { endSession } from '#server/db/queries/sessions.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import { emailOf, phoneDigits } from '#server/domain/contact.ts';
import { checkRegistration, type NewAccount } from '#server/domain/registration.ts';
import { type UserRow, userResponse } from '#server/domain/user.ts';
import type { Handlers } from '#server/http/handler.ts';
import { requireUser } from '#server/http/handler.ts';
import { userMark } from '#server/http/logging.ts';
import { badRequest, unauthorised } from '#server/http/refusal.ts';
import { loginThrottleOn } from '#server/security/login-throttle.ts';
import { hashPassword, isPassword } from '#server/security/password-hashing.ts';
import type { Services } from '#server/services.ts';
import { lostRace, refuseIfAny, takenErrors } from './contacts.ts';
import { mayLogIn, type Opening, signIn } from './sign-in.ts';

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

const noteOf = (user: UserRow | undefined, outcome: string) => ({
  event: 'login',
  outcome,
  ...(user && { user: userMark(user.id) }),
});

/** A picture tag, a prefetch or a HEAD must not sign anybody out. */
function isByAccident({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' || /prefetch|prerender/i.test(`${headers['sec-purpose']} ${headers.purpose}`);
}

export function identityRoutes(services: Services): Pick<Handlers, 'register' | 'login' | 'logout' | 'getProfile'> {
  const { db, pool, clock, config } = services;
  const throttle = loginThrottleOn(pool);

  const openingBy = ({ headers }: FastifyRequest): Opening => ({ now: clock(), userAgent: headers['user-agent'] });

  async function openAccount(account: NewAccount, password: string, opening: Opening) {
    const passwordHash = await hashPassword(password);
    return inUngatedTransaction(db, async (tx) =>
      signIn(tx, await insertUser(tx, { ...account, passwordHash }), opening),
    );
  }

  return {
    async register(request) {
      const rules = await readSomeSettings(db, [
        'phoneRequired',
        'phoneMinLength',
        'phoneMaxLength',
        'registerOtpType',
        'forgotOtpType',
      ]);
      const country = await countryNamed(db, request.body.country);
      const { account, errors } = checkRegistration(request.body, country, rules);
      refuseIfAny({ ...takenErrors(await takenContacts(db, account)), ...errors });
      const data = await openAccount(account, request.body.password, openingBy(request)).catch((error: unknown) => {
        throw lostRace(error);
      });
      request.log.info({ event: 'register', user: userMark(data.user.id) });
      return { message: request.t('Registration successful'), data };
    },

    async login(request) {
      const { password } = request.body;
      const typed = request.body.phone.trim();
      const found = await usersByContact(db, typed);
      await throttle.begin(accountKeys(found, typed), request.ip);
      const user = await userWithPassword(found, password);
      if (!user || !mayLogIn(config, user, request)) {
        request.log.info(noteOf(user, 'refused'));
        throw wrongCredentials();
      }
      await throttle.succeed(accountKeys([user], typed), request.ip);
      const data = await inUngatedTransaction(db, (tx) => signIn(tx, user, openingBy(request)));
      request.log.info(noteOf(user, 'ok'));
      return { message: request.t('Login successful'), data };
    },

    async logout(request) {
      if (isByAccident(request) || request.sessionId === undefined) return {};
      await endSession(db, request.sessionId);
      request.log.info({ event: 'logout', user: userMark(requireUser(request)) });
      return { message: request.t('Logged out successfully') };
    },

    async getProfile(request) {
      const user = await userById(db, requireUser(request));
      if (!user) throw unauthorised();
      return { data: { user: userResponse(user, clock()) } };
    },
  };
}
