/** Slows password guessing down: a few free tries for an account from an address, then pauses that double. */
import type { Pool } from 'pg';
import { networkOf } from '#server/domain/network.ts';
import { loginThrottle } from '#server/domain/proof-limits.ts';
import { limited } from '#server/domain/refusal.ts';
import { countersOn, keyOf, secondsLeft } from './counters.ts';

export type LoginThrottle = {
  /**
   * Counts the try before the password is looked at, so that a hundred at once are not a hundred tries; for each of the
   * accounts that the password is compared with.
   */
  begin(accounts: readonly string[], address: string): Promise<void>;
  /** The password was right: these accounts start afresh for this address. */
  succeed(accounts: readonly string[], address: string): Promise<void>;
};

const { freeFailures, windowSeconds, maxPauseSeconds, failuresOfAccount, accountWindowSeconds } = loginThrottle;

export function loginThrottleOn(pool: Pool): LoginThrottle {
  const counter = countersOn(pool);
  // The first try behind the free ones opens the first pause, so it is one of the free failures.
  const free = counter('login-free', freeFailures - 1, windowSeconds);
  const pause = counter('login-pause', 1, maxPauseSeconds);
  const pauses = counter('login-pauses', Number.MAX_SAFE_INTEGER, 24 * 3600);
  const everywhere = counter('login-account', failuresOfAccount, accountWindowSeconds);

  async function takePause(key: string): Promise<void> {
    const before = (await pauses.get(key))?.consumedPoints ?? 0;
    const customDuration = Math.min(maxPauseSeconds, 2 ** Math.min(before, 12));
    await pause.consume(key, 1, { customDuration }).catch((refusal: unknown) => {
      throw limited(secondsLeft(refusal));
    });
    await pauses.consume(key);
  }

  async function beginOne(account: string, network: string): Promise<void> {
    const key = keyOf(account, network);
    const isFree = await free.consume(key).then(
      () => true,
      (refusal: unknown) => secondsLeft(refusal) < 0,
    );
    if (!isFree) await takePause(key);
    await everywhere.consume(keyOf(account)).catch((refusal: unknown) => {
      throw limited(secondsLeft(refusal));
    });
  }

  async function succeedOne(account: string, network: string): Promise<void> {
    const key = keyOf(account, network);
    await Promise.all([free.delete(key), pause.delete(key), pauses.delete(key), everywhere.reward(keyOf(account))]);
  }

  return {
    async begin(accounts, address) {
      for (const account of accounts) await beginOne(account, networkOf(address));
    },
    async succeed(accounts, address) {
      for (const account of accounts) await succeedOne(account, networkOf(address));
    },
  };
}
