/** Slows password guessing down: a few free tries for an account from an address, then pauses that double. */
import type { Pool } from 'pg';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { keyOf } from '#server/domain/counter-key.ts';
import { networkOf } from '#server/domain/network.ts';
import { loginThrottle } from '#server/domain/proof-limits.ts';
import { limited } from '#server/domain/refusal.ts';
import { countersOn, secondsLeft } from './counters.ts';

/** An account that a password is compared with, and the device if the account has signed in there before. */
export type Guess = { account: string; device: string | undefined };

export type LoginThrottle = {
  /**
   * Counts the try before the password is looked at, so that a hundred at once are not a hundred tries; for each of the
   * accounts that the password is compared with.
   */
  begin(guesses: readonly Guess[], address: string): Promise<void>;
  /** The password was right: these accounts start afresh for this address or device. */
  succeed(guesses: readonly Guess[], address: string): Promise<void>;
};

const { freeFailures, windowSeconds, maxPauseSeconds, failuresOfAccount, accountWindowSeconds } = loginThrottle;

const failuresEverywhere = (pool: Pool) => countersOn(pool)('login-account', failuresOfAccount, accountWindowSeconds);

/** After a new password the old guesses count no longer. */
export const clearFailures = (pool: Pool, userId: number): Promise<boolean> =>
  failuresEverywhere(pool).delete(keyOf(accountKey(userId)));

export const accountKey = (userId: number): string => `account ${userId}`;

/** A device of the account has a place of its own, wherever it is: guesses from elsewhere take nothing from it. */
const placeOf = ({ device }: Guess, address: string) =>
  device === undefined ? networkOf(address) : `device ${device}`;

/** `onLock` is called once when an account has reached its limit for all unknown devices. */
export function loginThrottleOn(pool: Pool, onLock: (account: string) => void): LoginThrottle {
  const counter = countersOn(pool);
  // The first try behind the free ones opens the first pause, so it is one of the free failures.
  const free = counter('login-free', freeFailures - 1, windowSeconds);
  const pause = counter('login-pause', 1, maxPauseSeconds);
  const pauses = counter('login-pauses', Number.MAX_SAFE_INTEGER, 24 * 3600);
  const everywhere = failuresEverywhere(pool);

  async function takePause(key: string): Promise<void> {
    const before = (await pauses.get(key))?.consumedPoints ?? 0;
    const customDuration = Math.min(maxPauseSeconds, 2 ** Math.min(before, 12));
    await pause.consume(key, 1, { customDuration }).catch((refusal: unknown) => {
      throw limited(secondsLeft(refusal));
    });
    await pauses.consume(key);
  }

  async function takeEverywhere(account: string): Promise<void> {
    await everywhere.consume(keyOf(account)).catch((refusal: unknown) => {
      const seconds = secondsLeft(refusal);
      if ((refusal as RateLimiterRes).consumedPoints === failuresOfAccount + 1) onLock(account);
      throw limited(seconds);
    });
  }

  async function beginOne(guess: Guess, address: string): Promise<void> {
    const key = keyOf(guess.account, placeOf(guess, address));
    const isFree = await free.consume(key).then(
      () => true,
      (refusal: unknown) => secondsLeft(refusal) < 0,
    );
    if (!isFree) await takePause(key);
    if (guess.device === undefined) await takeEverywhere(guess.account);
  }

  async function succeedOne(guess: Guess, address: string): Promise<void> {
    const key = keyOf(guess.account, placeOf(guess, address));
    await Promise.all([free.delete(key), pause.delete(key), pauses.delete(key)]);
    if (guess.device === undefined) await everywhere.reward(keyOf(guess.account));
  }

  return {
    async begin(guesses, address) {
      for (const guess of guesses) await beginOne(guess, address);
    },
    async succeed(guesses, address) {
      for (const guess of guesses) await succeedOne(guess, address);
    },
  };
}
