/**
 * A limit that all processes of a shop count together, without a query for each request. A process takes places from the
 * database in lots and hands them out itself. So all together never allow more than the limit. What is left of a lot
 * when others have taken the rest is used by nobody else: N processes allow N - 1 lots less at worst.
 */
import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

type Lot = { places: number; endsAt: number; consumed: number; isRefused: boolean };

/** What a caller has used of the limit, as far as this process knows, and when it begins anew. */
export type Place = { consumed: number; msBeforeNext: number };

/** One that is dropped costs its places, no more. */
const mostLots = 20_000;

export class LotCounter {
  readonly #counter: Pick<RateLimiterAbstract, 'consume'>;
  readonly #size: number;
  readonly #lots = new LRUCache<string, Lot>({ max: mostLots });
  readonly #taking = new Map<string, Promise<void>>();

  /** The limit of `counter` is a multiple of `size`. */
  constructor(counter: Pick<RateLimiterAbstract, 'consume'>, size: number) {
    this.#counter = counter;
    this.#size = size;
  }

  /** Rejects with the library's result when the limit is reached. */
  async consume(key: string): Promise<Place> {
    for (;;) {
      const lot = this.#lots.get(key);
      const msBeforeNext = (lot?.endsAt ?? 0) - Date.now();
      if (lot && msBeforeNext > 0 && lot.isRefused) throw new RateLimiterRes(0, msBeforeNext, lot.consumed, false);
      if (lot && msBeforeNext > 0 && lot.places > 0) {
        lot.places -= 1;
        return { consumed: lot.consumed - lot.places, msBeforeNext };
      }
      await this.#take(key);
    }
  }

  /** Once for all that come meanwhile. */
  #take(key: string): Promise<void> {
    const running = this.#taking.get(key);
    if (running) return running;
    const taking = this.#takeOne(key).finally(() => this.#taking.delete(key));
    this.#taking.set(key, taking);
    return taking;
  }

  async #takeOne(key: string): Promise<void> {
    const { isRefused, msBeforeNext, consumedPoints } = await this.#counter.consume(key, this.#size).then(
      (result) => ({ isRefused: false, ...fieldsOf(result) }),
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return { isRefused: true, ...fieldsOf(refusal) };
        throw refusal;
      },
    );
    const endsAt = Date.now() + msBeforeNext;
    this.#lots.set(key, { places: isRefused ? 0 : this.#size, endsAt, consumed: consumedPoints, isRefused });
  }
}

/** Getters of the library, which a spread would lose. */
const fieldsOf = ({ msBeforeNext, consumedPoints }: RateLimiterRes) => ({ msBeforeNext, consumedPoints });
