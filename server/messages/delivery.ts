/**
 * Sends what is in the outbox. Any number of servers may do it at once: a message is claimed for a while, and due again
 * when whoever claimed it has died. So it is sent at least once, and almost always exactly once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { mayShowDemoAccount } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import { claimMessages, type MessageRow, markGivenUp, markSent, markWaiting } from '#server/db/queries/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type ShopSecret, shopSecretOf } from '#server/security/shop-secret.ts';
import { type Carriers, Refused } from './carrier.ts';
import { mailCarrier } from './mail.ts';
import { smsCarrier } from './sms.ts';
import { wholeText } from './whole-text.ts';

type Shop = Pick<Dependencies, 'clock' | 'config' | 'log'> & { db: Db };

const perRound = 10;
/** After a round that failed as a whole, such as one without a database. */
const troubledRestMs = 10_000;
/** Longer than any carrier takes. */
const claimMs = 120_000;
const firstPauseMs = 10_000;
const longestPauseMs = 30 * 60_000;
/** Tests wait for neither. */
export const pauses = {
  /** After a round that found little. */
  restMs: 1_000,
  /** At the end of the server, for what is on its way. */
  farewellMs: 5_000,
};

class NoCarrier extends Error {}

const pauseAfter = (attempts: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));

/** The kind of failure; its text may hold addresses or what a mail server repeats of the message. */
function kindOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).join(' ') || (error instanceof Error ? error.name : 'unknown');
}

const carriersOf = ({ mail, smsUrl }: Shop['config']): Carriers => ({
  ...(mail && { email: mailCarrier(mail) }),
  ...(smsUrl && { sms: smsCarrier(smsUrl) }),
});

type Rounds = { restMs: number; stop: AbortSignal; cut: AbortSignal };
type Delivery = Shop & { carriers: Carriers; secret: ShopSecret; signal: AbortSignal };

/** Only the person at this machine may read it in the log. */
function logWaiting({ log, config }: Shop, message: MessageRow, text: string): void {
  const { id, channel, recipient, subject } = message;
  if (mayShowDemoAccount(config)) log.warn({ message: id, channel }, `To ${recipient}: ${subject}\n${text}`);
  else log.warn({ message: id, channel }, `a message waits: no way to send one by ${channel} is set up`);
}

async function keep(delivery: Delivery, message: MessageRow, reason: string): Promise<void> {
  const next = delivery.clock().getTime() + pauseAfter(message.attempts);
  await markWaiting(delivery.db, message.id, new Date(next), reason);
}

async function giveUp({ db, clock, log }: Shop, { id, channel, attempts }: MessageRow, reason: string): Promise<void> {
  await markGivenUp(db, id, clock(), reason);
  log.warn({ message: id, channel, attempts, reason }, 'a message was given up');
}

async function afterFailure(delivery: Delivery, message: MessageRow, error: unknown): Promise<void> {
  if (error instanceof NoCarrier) return keep(delivery, message, 'no carrier');
  if (error instanceof Refused) return giveUp(delivery, message, kindOf(error.cause));
  const reason = kindOf(error);
  delivery.log.warn({ message: message.id, attempts: message.attempts, reason }, 'a message could not be sent yet');
  await keep(delivery, message, reason);
}

async function send(delivery: Delivery, message: MessageRow): Promise<void> {
  const { carriers, secret, signal } = delivery;
  const body = wholeText(message, secret);
  const carrier = carriers[message.channel];
  if (carrier) return carrier.send({ ...message, body }, signal);
  if (message.attempts === 1) logWaiting(delivery, message, body);
  throw new NoCarrier();
}

async function deliver(delivery: Delivery, message: MessageRow): Promise<void> {
  const { db, clock } = delivery;
  if (message.expiresAt <= clock()) return giveUp(delivery, message, message.lastError ?? 'too late');
  try {
    await send(delivery, message);
  } catch (error) {
    return afterFailure(delivery, message, error);
  }
  await markSent(db, message.id, clock());
}

/** Sends what is due now; gives how many messages that were. */
async function deliverDue(delivery: Delivery): Promise<number> {
  const now = delivery.clock();
  const until = new Date(now.getTime() + claimMs);
  const messages = await claimMessages(delivery.db, { now, until, count: perRound });
  await Promise.all(messages.map((message) => deliver(delivery, message)));
  return messages.length;
}

/** `stop` ends the loop after the round, `cut` ends what is on its way. */
async function keepDelivering(shop: Shop, carriers: Carriers, { restMs, stop, cut }: Rounds): Promise<void> {
  const secretOf = shopSecretOf(shop);
  const rest = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stop }).catch(() => undefined);
  while (!stop.aborted) {
    try {
      const count = await deliverDue({ ...shop, carriers, secret: await secretOf(), signal: cut });
      if (count < perRound) await rest(restMs);
    } catch (error) {
      shop.log.warn({ err: error }, 'messages have to wait');
      await rest(troubledRestMs);
    }
  }
}

/** The returned function ends it: what is on its way gets a moment, and is tried again by the next server otherwise. */
export function startDelivery(
  shop: Shop,
  carriers: Carriers = carriersOf(shop.config),
  { restMs, farewellMs } = pauses,
): () => Promise<void> {
  const stop = new AbortController();
  const cut = new AbortController();
  const running = keepDelivering(shop, carriers, { restMs, stop: stop.signal, cut: cut.signal });
  return async () => {
    stop.abort();
    const late = setTimeout(() => cut.abort(), farewellMs);
    await running;
    clearTimeout(late);
  };
}
