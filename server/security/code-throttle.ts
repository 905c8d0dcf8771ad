/** Limits on sending one-time codes and on guessing them. */
import type { Dependencies } from '#server/dependencies.ts';
import { keyOf } from '#server/domain/counter-key.ts';
import { networkOf, siteOf } from '#server/domain/network.ts';
import { codeLimits, networksOfSite } from '#server/domain/proof-limits.ts';
import { limited } from '#server/domain/refusal.ts';
import { type Counter, countersOn, secondsLeft } from './counters.ts';

export type CodeThrottle = {
  /** Counts the request of a code; refuses one that is too early or too many. */
  ask(contact: string, address: string): Promise<void>;
  /** Whether the recipient, whatever contact was typed, may get another code today. */
  mayDeliver(recipient: string): Promise<boolean>;
  /** Counts the try as a failure of the address before it is looked at. */
  begin(address: string): Promise<void>;
  /** The result of the attempt: a right code undoes the count of `begin`, a wrong one counts towards the alarm. */
  end(address: string, outcome: 'right' | 'wrong' | 'notCompared'): Promise<void>;
};

const {
  pauseSeconds,
  codesOfContact,
  contactWindowSeconds,
  codesOfAddress,
  addressWindowSeconds,
  failuresOfAddress,
  failuresOfAlarm,
  failuresWindowSeconds,
} = codeLimits;

/** A limit that no count reaches: this counter never refuses. */
const unbounded = Number.MAX_SAFE_INTEGER;

/** The key of the global counter of failures. It only raises alarms; as a limit it would lock every shopper out. */
const everybody = 'everybody';

async function take(counter: Counter, key: string): Promise<void> {
  await counter.consume(key).catch((refusal: unknown) => {
    throw limited(secondsLeft(refusal));
  });
}

type CounterFactory = ReturnType<typeof countersOn>;

/** A limit per network, and a multiple of it for the surrounding site. */
function addressCounters(counter: CounterFactory, name: string, points: number, duration: number) {
  const ofNetwork = counter(name, points, duration);
  const ofSite = counter(`${name}-site`, points * networksOfSite, duration);
  return {
    async take(address: string): Promise<void> {
      // The network first: a refused network must not use up the limit that its site shares.
      await take(ofNetwork, keyOf(networkOf(address)));
      const site = siteOf(address);
      if (site) await take(ofSite, keyOf(site));
    },
    async giveBack(address: string): Promise<void> {
      const site = siteOf(address);
      if (site) await ofSite.reward(keyOf(site));
      await ofNetwork.reward(keyOf(networkOf(address)));
    },
  };
}

export function codeThrottleOn({ pool, config, log }: Pick<Dependencies, 'pool' | 'config' | 'log'>): CodeThrottle {
  const counter = countersOn(pool);
  const pause = counter('code-pause', 1, pauseSeconds);
  const ofContact = counter('code-contact', codesOfContact, contactWindowSeconds);
  const ofRecipient = counter('code-recipient', codesOfContact, contactWindowSeconds);
  const ofAddress = addressCounters(counter, 'code-address', codesOfAddress, addressWindowSeconds);
  const failures = addressCounters(counter, 'code-failures', failuresOfAddress, failuresWindowSeconds);
  const allFailures = counter('code-failures-all', unbounded, failuresWindowSeconds);

  /** Warns of attempts on many accounts from many addresses; the operator decides what to do. */
  async function countTowardsAlarm(): Promise<void> {
    const { consumedPoints } = await allFailures.consume(everybody);
    if (consumedPoints % failuresOfAlarm !== 0) return;
    log.error({ event: 'codes', outcome: 'alarm', failures: consumedPoints }, 'one-time codes are being guessed');
  }

  async function takeContact(contact: string): Promise<void> {
    await take(pause, keyOf(contact));
    await take(ofContact, keyOf(contact));
  }

  return {
    async ask(contact, address) {
      if (!config.limits) return takeContact(contact);
      // The address first: a caller over its own limit must not use up the limits of recipients.
      await ofAddress.take(address);
      await takeContact(contact).catch(async (refusal: unknown) => {
        await ofAddress.giveBack(address);
        throw refusal;
      });
    },
    mayDeliver: (recipient) =>
      ofRecipient.consume(keyOf(recipient)).then(
        () => true,
        (refusal: unknown) => secondsLeft(refusal) < 0,
      ),
    async begin(address) {
      if (config.limits) await failures.take(address);
    },
    async end(address, outcome) {
      if (!config.limits) return;
      if (outcome === 'wrong') await countTowardsAlarm();
      if (outcome === 'right') await failures.giveBack(address);
    },
  };
}
