/** Sends the notifications that wait, as a job. Any number of servers may do it at once. */
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import {
  claimNotifications,
  nextNotificationAt,
  postponeNotification,
  removeDevice,
  removeNotification,
  type WaitingNotification,
} from '#server/db/queries/push.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notificationOf } from '#server/domain/push-step.ts';
import { localeNamed } from '#server/i18n/languages.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { readerIn } from '#server/i18n/translate.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import type { PushSettings } from './keys.ts';
import { ForbiddenAddress, sendNotification } from './send.ts';

type Shop = Pick<Dependencies, 'clock' | 'log'> & { db: Db; config: Pick<Config, 'push'> };
type Delivery = Shop & { push: PushSettings; appName: string; defaultLanguage: string; signal: AbortSignal };

const perRound = 10;
/** Longer than any push service may take. */
const claimMs = 60_000;
const firstPauseMs = 30_000;
const mostAttempts = 8;
/** What is due later than this is left to the schedule. */
const soonMs = 60_000;

type Outcome = 'sent' | 'deviceGone' | 'refused' | 'later';

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'deviceGone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

async function send(delivery: Delivery, { order, step, language, ...device }: WaitingNotification): Promise<Outcome> {
  const { push, appName: shop, defaultLanguage, signal } = delivery;
  const reader = { ...readerIn(localeNamed(language) ?? localeOf(defaultLanguage)), shop };
  const notification = notificationOf(order, step, reader);
  const message = { payload: JSON.stringify(notification), topic: notification.tag };
  try {
    return outcomeOf(await sendNotification(push, device, message, signal));
  } catch (error) {
    return error instanceof ForbiddenAddress ? 'deviceGone' : 'later';
  }
}

async function deliver(delivery: Delivery, waiting: WaitingNotification): Promise<void> {
  const { db, clock, log } = delivery;
  const { id, attempts, deviceId } = waiting;
  if (waiting.expiresAt <= clock()) return void (await removeNotification(db, id));
  const outcome = await send(delivery, waiting);
  if (outcome === 'deviceGone') return void (await removeDevice(db, deviceId));
  if (outcome === 'later' && attempts < mostAttempts) {
    const next = clock().getTime() + firstPauseMs * 2 ** (attempts - 1);
    return void (await postponeNotification(db, id, new Date(next)));
  }
  await removeNotification(db, id);
  if (outcome !== 'sent') log.warn({ notification: id, attempts, outcome }, 'a notification was given up');
}

async function deliverDue(delivery: Delivery): Promise<number> {
  const now = delivery.clock();
  const until = new Date(now.getTime() + claimMs);
  const waiting = await claimNotifications(delivery.db, { now, until, count: perRound });
  await Promise.all(waiting.map((each) => deliver(delivery, each)));
  return waiting.length;
}

/** Does nothing in a shop without keys. What waits there is deleted once it is too old. */
export function pushJob(shop: Shop): JobHandler {
  return async ({ stopping, cut, repeatAt }) => {
    const { push } = shop.config;
    if (!push) return;
    const settings = await readSomeSettings(shop.db, ['appName', 'defaultLanguage']);
    const delivery = { ...shop, ...settings, push, signal: cut };
    let count = perRound;
    while (count === perRound && !stopping.aborted) count = await deliverDue(delivery);
    const next = await nextNotificationAt(shop.db, new Date(shop.clock().getTime() + soonMs));
    if (next) await repeatAt(next);
  };
}
