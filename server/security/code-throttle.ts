/** Bounds what one-time codes cost and how far anybody can get by guessing them. */
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { codeLimits } from '#server/http/limits.ts';
import { limited } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { type Counter, countersOn, keyOf, secondsLeft } from './counters.ts';

export type CodeThrottle = {
  /** Counts that a code is asked for; refuses when it is too early or too often. */
  ask(contact: string, address: string): Promise<void>;
  /** Whether the recipient, whatever contact was typed, may get another code today. */
  mayDeliver(recipient: string): Promise<boolean>;
  /** Counts the try as a failure before it is looked at. */
  begin(address: string): Promise<void>;
  /** Takes back what `begin` counted too much: a right code costs nothing, one that was not compared only the address. */
  end(address: string, outcome: 'right' | 'notCompared'): Promise<void>;
};

const {
  pauseSeconds,
  codesOfContact,
  contactWindowSeconds,
  codesOfAddress,
  addressWindowSeconds,
  failuresOfAddress,
  failuresOfAll,
  failuresWindowSeconds,
} = codeLimits;

const everybody = 'everybody';

async function take(counter: Counter, key: string): Promise<void> {
  await counter.consume(key).catch((refusal: unknown) => {
    throw limited(secondsLeft(refusal));
  });
}

/** Told once, by the first try that is one too many. */
function alarm(log: FastifyBaseLogger, refusal: unknown): never {
  if (refusal instanceof RateLimiterRes && refusal.consumedPoints === failuresOfAll + 1) {
    log.error({ event: 'codes', outcome: 'alarm', failures: failuresOfAll }, 'one-time codes are being guessed');
  }
  throw limited(secondsLeft(refusal));
}

export function codeThrottleOn({ pool, config, log }: Pick<Services, 'pool' | 'config' | 'log'>): CodeThrottle {
  const counter = countersOn(pool);
  const pause = counter('code-pause', 1, pauseSeconds);
  const ofContact = counter('code-contact', codesOfContact, contactWindowSeconds);
  const ofRecipient = counter('code-recipient', codesOfContact, contactWindowSeconds);
  const ofAddress = counter('code-address', codesOfAddress, addressWindowSeconds);
  const failures = counter('code-failures', failuresOfAddress, failuresWindowSeconds);
  const allFailures = counter('code-failures-all', failuresOfAll, failuresWindowSeconds);

  return {
    async ask(contact, address) {
      await take(pause, keyOf(contact));
      await take(ofContact, keyOf(contact));
      if (config.limits) await take(ofAddress, keyOf(address));
    },
    mayDeliver: (recipient) =>
      ofRecipient.consume(keyOf(recipient)).then(
        () => true,
        (refusal: unknown) => secondsLeft(refusal) < 0,
      ),
    async begin(address) {
      if (!config.limits) return;
      await take(failures, keyOf(address));
      await allFailures.consume(everybody).catch((refusal: unknown) => alarm(log, refusal));
    },
    async end(address, outcome) {
      if (!config.limits) return;
      await allFailures.reward(everybody);
      if (outcome === 'right') await failures.reward(keyOf(address));
    },
  };
}
