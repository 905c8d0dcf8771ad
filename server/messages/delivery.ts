/**
 * Sends what is in the outbox, as a job. Any number of servers may do it at once: a message is claimed for a while, and
 * due again when the process that claimed it has died. So it is sent at least once, and almost always exactly once.
 */
import { mayShowDemoAccount } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import {
  claimMessages,
  type MessageRow,
  markGivenUp,
  markSent,
  markWaiting,
  nextTryAfter,
} from '#server/db/queries/outbox.ts';
import { accentsOfShop } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Accents } from '#server/domain/colour.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { type ShopSecret, shopSecretOf } from '#server/security/shop-secret.ts';
import { type Carriers, type Letter, Refused } from './carrier.ts';
import { letterOf } from './letter.ts';
import { mailCarrier } from './mail.ts';
import { smsCarrier } from './sms.ts';

type Shop = Pick<Dependencies, 'clock' | 'config' | 'log'> & { db: Db };

const perRound = 10;
/** Longer than any carrier takes. */
const claimMs = 120_000;
const firstPauseMs = 10_000;
const longestPauseMs = 30 * 60_000;
/** What is due later than this is left to the schedule. */
const soonMs = 60_000;

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

type Delivery = Shop & { carriers: Carriers; secret: ShopSecret; accents: Accents | undefined; signal: AbortSignal };

/** Only the person at this machine may read it in the log. */
function logWaiting({ log, config }: Shop, { id, channel }: MessageRow, { recipient, subject, body }: Letter): void {
  if (mayShowDemoAccount(config)) log.warn({ message: id, channel }, `To ${recipient}: ${subject}\n${body}`);
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
  const { carriers, signal } = delivery;
  const letter = await letterOf(message, delivery);
  const carrier = carriers[message.channel];
  if (carrier) return carrier.send(letter, signal);
  if (message.attempts === 1) logWaiting(delivery, message, letter);
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

/** The job: sends round by round until little is due, and comes back for the next message if that is soon. */
export function deliveryJob(shop: Shop, carriers: Carriers = carriersOf(shop.config)): JobHandler {
  const secretOf = shopSecretOf(shop);
  return async ({ stopping, cut, repeatAt }) => {
    const accents = await accentsOfShop(shop.db);
    const delivery = { ...shop, carriers, secret: await secretOf(), accents, signal: cut };
    let count = perRound;
    while (count === perRound && !stopping.aborted) count = await deliverDue(delivery);
    const now = shop.clock();
    const next = await nextTryAfter(shop.db, now, new Date(now.getTime() + soonMs));
    if (next) await repeatAt(next);
  };
}
