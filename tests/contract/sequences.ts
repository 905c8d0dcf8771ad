/** Sequences of requests of one shopper: what a response gives, a later request uses. */
import fc from 'fast-check';
import type { OperationId } from '#server/contract.types.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { deliver } from '#tests/support/data/delivered.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { type Dictionary, type Drawn, requestsFor } from './arbitraries.ts';
import { curlOf } from './curl.ts';
import { fieldOfList, IdPool, poolName } from './id-pool.ts';
import { type Change, implemented, type Known, type Request, requestOf } from './operations.ts';
import { besides, learnSecrets, newContacts, sessionIn } from './secrets.ts';

/** Between the requests the shop delivers what was ordered and opens tickets for messages. */
type ShopStep = { does: 'the shop delivers and replies' };

type CallStep = {
  operation: Known;
  /** Otherwise the contract's example. */
  drawn: Drawn | undefined;
  /** Which of the known ids it names, by turns; undefined: those of `drawn` stay. */
  picks: number | undefined;
};

export type Step = ShopStep | CallStep;

/** They end the session or take long, so a sequence seldom has one. */
const seldom = new Set<OperationId>(['logout', 'eraseAccount', 'changePassword', 'register']);
const often = new Set<OperationId>([
  'addToCart',
  'placeOrder',
  'cancelOrder',
  'orderAgain',
  'addReview',
  'requestReturn',
  // One needs what the one before it gives.
  'sendOtp',
  'verifyOtp',
  'resetPassword',
  'login',
  'sendPartnerCode',
  'verifyPartnerCode',
  'registerPartner',
  'getPartnerApplication',
]);

function weightOf({ id, access, method }: Known): number {
  if (seldom.has(id)) return 1;
  if (often.has(id)) return 30;
  const isOwn = access === 'protected';
  return isOwn && method !== 'GET' ? 12 : isOwn ? 6 : 2;
}

function callsOf(operation: Known, words: Dictionary): fc.Arbitrary<Step> {
  const picks = fc.nat({ max: 10_000 });
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ operation: fc.constant(operation), drawn: fc.constant(undefined), picks }) },
    {
      weight: 1,
      arbitrary: fc.record({
        operation: fc.constant(operation),
        drawn: requestsFor(operation, words),
        picks: fc.option(picks, { nil: undefined }),
      }),
    },
  );
}

/** A sequence is one shopper's; fuzz.test.ts draws the requests of sellers. */
const ofShoppers = implemented.filter(({ access }) => access !== 'seller');

export function sequencesOf(words: Dictionary, longest: number): fc.Arbitrary<Step[]> {
  const calls = ofShoppers.map((operation) => ({ weight: weightOf(operation), arbitrary: callsOf(operation, words) }));
  const shop = { weight: 40, arbitrary: fc.constant<Step>({ does: 'the shop delivers and replies' }) };
  return fc.array(fc.oneof(shop, ...calls), { minLength: 1, maxLength: longest, size: 'max' });
}

type Pick = (field: string) => string | number | undefined;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value of a body with ids of the pool in the place of those that it names. */
function linkedValue(name: string, value: unknown, pick: Pick): unknown {
  if (Array.isArray(value)) return value.map((each) => linkedValue(name, each, pick));
  return isFields(value) ? linkedFields(value, pick, name) : (pick(name) ?? value);
}

const linkedFields = (fields: Record<string, unknown>, pick: Pick, parent = ''): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      linkedValue(key === 'id' ? fieldOfList(parent) : key, value, pick),
    ]),
  );

/** A body that was drawn as text and is no object stays as it is; what was not drawn is the contract's example. */
function linkedBody(operation: Known, drawn: Change['body'], pick: Pick): Change['body'] {
  const { body, form } = operation;
  if (typeof drawn !== 'string')
    return linkedFields({ ...form, ...besides(operation), ...(body?.example as object) }, pick);
  try {
    const parsed: unknown = JSON.parse(drawn);
    return isFields(parsed) ? JSON.stringify(linkedFields(parsed, pick)) : drawn;
  } catch {
    return drawn;
  }
}

function linkedPart(operation: Known, part: 'path' | 'query', pick: Pick): Record<string, string | number> {
  const named = operation.parameters.filter((each) => each.in === part);
  return Object.fromEntries(
    named.flatMap(({ name }) => {
      const value = pick(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function changeOf({ operation, drawn, picks }: CallStep, pool: IdPool): Change {
  const change = drawn?.change ?? {};
  if (picks === undefined) return change;
  const pick: Pick = (field) => pool.pick(poolName(operation, field), picks);
  const body = operation.body || operation.form ? linkedBody(operation, change.body, pick) : undefined;
  return {
    ...change,
    path: { ...change.path, ...linkedPart(operation, 'path', pick) },
    query: { ...change.query, ...linkedPart(operation, 'query', pick) },
    ...(body !== undefined && { body }),
  };
}

/** Node refuses longer ones before they come to us. */
const longestAddress = 8_000;

const lastOf = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

const examplePassword = 'my old pass phrase';

let hash: Promise<string> | undefined;

const emailOf = ({ id }: Shopper) => `fuzz${id}@larder.test`;

/** One shopper's way through the shop. `commands` has what was sent, as commands. */
export class Session {
  readonly commands: string[] = [];
  readonly #shop: TestServer;
  readonly #shopper: Shopper;
  readonly #pool: IdPool;
  #token: string | undefined;

  constructor(shop: TestServer, shopper: Shopper, words: Dictionary) {
    this.#shop = shop;
    this.#shopper = shopper;
    this.#token = shopper.token;
    const contact = {
      email: [emailOf(shopper)],
      phone: [`20255${String(shopper.id).padStart(6, '0')}`],
    };
    this.#pool = new IdPool({
      ...words,
      ...contact,
      ...newContacts(),
      contact: contact.email,
      current_password: [examplePassword],
      address_id: [shopper.addressId],
    });
  }

  /** Of an account that has the password of the contract's examples. */
  static async open(shop: TestServer, words: Dictionary): Promise<Session> {
    const [shopper] = await addShoppers(shop.database.db, 1);
    if (!shopper) throw new Error('No shopper was made.');
    hash ??= hashPassword(examplePassword);
    const session = new Session(shop, shopper, words);
    await shop.database.pool.query('update users set password_hash = $2, email = $3 where id = $1', [
      shopper.id,
      await hash,
      emailOf(shopper),
    ]);
    return session;
  }

  /** The status; a response that the contract does not describe is thrown. Undefined: nothing was sent. */
  async take(step: Step): Promise<number | undefined> {
    if ('does' in step) return this.#letTheShopWork(step);
    const request = requestOf(step.operation, changeOf(step, this.#pool));
    if (request.path.length >= longestAddress) return undefined;
    const caller = step.drawn?.caller ?? 'shopper';
    this.commands.push(curlOf(request, caller === 'shopper'));
    const token = { shopper: this.#token, stranger: 'not-a-token', nobody: undefined }[caller];
    return this.#send(step.operation.id, request, token);
  }

  async #send(id: OperationId, request: Request, token: string | undefined): Promise<number> {
    const { method, path, body, headers } = request;
    const { status, body: found, text } = await this.#shop.call(method, path, { body, headers, token });
    if (status >= 500) throw new Error(`answered ${status}: ${lastOf(text)}`);
    if (status >= 300) return status;
    const data = found?.data;
    this.#pool.learn(data);
    await learnSecrets(id, { shop: this.#shop, pool: this.#pool, request, data });
    this.#token = sessionIn(id, data) ?? this.#token;
    return status;
  }

  async #letTheShopWork({ does }: ShopStep): Promise<undefined> {
    this.commands.push(`# ${does}`);
    const { db, pool } = this.#shop.database;
    const { rows } = await pool.query<{ id: number }>(
      `select id from orders where user_id = $1 and status = 'Pending'`,
      [this.#shopper.id],
    );
    for (const { id } of rows) await deliver(db, id);
    await pool.query('update tickets set is_chat_open = true where user_id = $1', [this.#shopper.id]);
  }
}
