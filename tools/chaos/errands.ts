/** What a shopper changes about the account. These calls have no key: after one without a response the shopper looks. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashOf } from '#server/domain/token.ts';
import { attempt, type Call, formOf, get, giveUpMs, insist, Refused, Unanswered, type Work } from './calls.ts';
import type { Person } from './people.ts';

const change = (path: string, body?: object | FormData): Call => ({ method: 'POST', path, body });

export async function toggleFavourite(work: Work, person: Person): Promise<void> {
  const { goods, ledger } = work;
  const toggled = await attempt(work, person, change('/favorite-add-or-remove', { product_id: goods.product_id }));
  const isFavourite: boolean | undefined = toggled?.product.is_favorite;
  await ledger.favourites.change(String(person.id), isFavourite ?? false, async () => isFavourite);
}

/** An account holds 50 addresses; in a long run each shopper would reach that. */
const mostLeftBehind = 30;
const leftBehind = new WeakMap<Person, number>();

export async function changeAddresses(work: Work, person: Person): Promise<void> {
  const { addresses } = work.ledger;
  const body = { name: 'Ann', phone: '2025550100', address_type: 'home', is_default: false };
  const line = `${randomUUID()} Road`;
  const added = await addresses.change(line, true, () =>
    attempt(work, person, change('/address/store', { ...body, address_line: line })),
  );
  if (!added) return;
  const { id } = added.address;
  const moved = `${randomUUID()} Lane`;
  await addresses.change(line, false, () =>
    addresses.change(moved, true, () =>
      insist(work, person, change(`/address/${id}/update`, { ...body, address_line: moved })),
    ),
  );
  const count = leftBehind.get(person) ?? 0;
  if (work.random() < 0.3 && count < mostLeftBehind) return void leftBehind.set(person, count + 1);
  await addresses.change(moved, false, () => removed(work, person, id));
}

/** The first of two may have had no response: then the second finds nothing. */
async function removed(work: Work, person: Person, id: number) {
  const isGone = (error: unknown) => {
    if (error instanceof Refused && error.status === 404) return {};
    throw error;
  };
  return insist(work, person, { method: 'DELETE', path: `/address/${id}/delete` }).catch(isGone);
}

export async function changeProfile(work: Work, person: Person): Promise<void> {
  const name = `Chaos ${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const phone = `20255${String(person.id).padStart(6, '0')}`;
  const own = { email: person.email, phone, current_password: person.password };
  const fields = { name, ...own, country: 'United States', phone_code: '1' };
  await work.ledger.names.change(String(person.id), name, () =>
    insist(work, person, change('/update-profile', formOf(fields))),
  );
}

/** A new session; a first one whose response was lost stays behind. */
const logIn = async (work: Work, person: Person, password: string): Promise<string> =>
  (await insist(work, person, change('/login', { phone: person.email, password }))).access.token;

export async function logInAndOut(work: Work, person: Person): Promise<void> {
  const token = await logIn(work, person, person.password);
  const other = { ...person, token };
  await insist(work, other, get('/orders?page=1&per_page=12'));
  // A second one, after a first without a response, is refused because the session is over.
  await insist(work, other, get('/logout')).catch((error: unknown) => {
    if (!(error instanceof Refused && error.status === 401)) throw error;
  });
  work.ledger.loggedOut.push(hashOf(token));
}

/** Refusals that are the shop's rules: a code a minute, and a code that a jump of the clock has made too old. */
const isRule = (error: unknown) => error instanceof Refused && [400, 401, 422].includes(error.status);

async function newestCode(work: Work, { email }: Person, before: string | undefined): Promise<string | undefined> {
  const giveUpAt = Date.now() + 15_000;
  while (Date.now() < giveUpAt && !work.isOver()) {
    const code = work.codes.get(email);
    if (code !== before) return code;
    await sleep(200);
  }
  return undefined;
}

/** By a code from the mail. A person who gets none, or one that no longer works, stays with the old password. */
export async function resetPassword(work: Work, person: Person): Promise<void> {
  const key = String(person.id);
  const before = work.codes.get(person.email);
  const requested = await attempt(work, person, change('/send-otp', { phone: person.email, forgot_password: 1 }));
  const otp = requested && (await newestCode(work, person, before));
  if (!otp) return;
  const verified = await attempt(work, person, change('/verify-otp', { phone: person.email, otp })).catch(unlessRule);
  if (!verified) return;
  const password = `six red lanterns ${randomUUID()}`;
  const body = { token: verified.token, password, password_confirmation: password };
  const isSet = await work.ledger.passwords.change(key, password, () =>
    attempt(work, person, change('/reset-password', body)).catch(unlessRule),
  );
  await signInAgain(work, person, isSet ? [password] : [person.password, password]);
}

const unlessRule = (error: unknown) => {
  if (isRule(error)) return undefined;
  throw error;
};

/** A new password has ended all sessions. Without a response either password may be the right one. */
async function signInAgain(work: Work, person: Person, passwords: readonly string[]): Promise<void> {
  const giveUpAt = Date.now() + giveUpMs;
  for (let turn = 0; Date.now() < giveUpAt; turn += 1) {
    const password = passwords[turn % passwords.length] ?? '';
    const token = await logIn(work, person, password).catch(unlessRule);
    if (!token) continue;
    person.token = token;
    person.password = password;
    await work.ledger.passwords.change(String(person.id), password, async () => true);
    return;
  }
  throw new Unanswered(`No password of ${person.email} is the right one.`);
}
