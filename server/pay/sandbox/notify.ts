/** Tells the shop what happened, signed as the real service signs. */
import type { Config } from '#server/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type SandboxKeys, sandboxHost } from './keys.ts';
import { type EventType, eventObject } from './objects.ts';
import type { SandboxSession } from './sessions.ts';

export type SandboxServices = Pick<Dependencies, 'db' | 'clock' | 'log'> &
  Pick<Config, 'sandbox'> & { keys: SandboxKeys; inside: typeof fetch };

/** Once: a notice that is lost is made up for by the shop, which asks about every payment that is open. */
export async function notify(deps: SandboxServices, type: EventType, session: SandboxSession): Promise<void> {
  const { keys, inside, clock, log } = deps;
  const payload = JSON.stringify(eventObject(type, session, clock()));
  const { default: Stripe } = await import('stripe');
  const signature = await new Stripe(keys.secretKey).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: keys.noticeSecret,
  });
  const response = await inside(`http://${sandboxHost}/api/payments/notices/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  if (!response.ok) log.warn({ type, status: response.status }, 'the shop did not take a notice of the sandbox');
}
