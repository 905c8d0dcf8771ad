/** Caches public responses for a few seconds, compressed and ready to send. */
import { LRUCache } from 'lru-cache';
import type { Outdated } from '#server/db/after-commit.ts';
import { CompressedBody } from './compressed-body.ts';
import type { Encoding } from './compression.ts';

/** One response in each requested encoding. */
export class CachedResponse {
  readonly etag: string;
  readonly storedAt: number;
  /** The products that it shows; undefined: it may show any. */
  readonly products: ReadonlySet<number> | undefined;
  private readonly compressed: CompressedBody;

  constructor(compressed: CompressedBody, storedAt: number, products?: ReadonlySet<number>) {
    this.compressed = compressed;
    this.products = products;
    this.storedAt = storedAt;
    // Weak: the same response may be sent in several encodings.
    this.etag = `W/"${compressed.tag}"`;
  }

  get body(): Buffer {
    return this.compressed.bytes;
  }

  as(encoding: Encoding): Promise<Buffer> {
    return this.compressed.as(encoding);
  }
}

/** Compressed forms are a fraction of the body; twice the body is a safe guess for all of them. */
const weightOf = (bytes: Buffer) => bytes.length * 2 + 512;

/**
 * While a process cannot hear what others change. A page is made of responses, and those of remembered values: all three
 * together stay below a second.
 */
const deafAgeMs = 300;

export type ResponseCacheOptions = {
  now: () => number;
  maxBytes?: number;
  /** Answers also depend on the time (shops close), so none is older than this. */
  maxAgeMs?: number;
  /** Whenever what was computed may be outdated. */
  onDrop?: () => void;
};

export class ResponseCache {
  private readonly cache: LRUCache<string, CachedResponse>;
  /** By their tags. A response is computed again every few seconds; where its bytes are the same, so are their forms. */
  private readonly bodies: LRUCache<string, CompressedBody>;
  private readonly inFlight = new Map<string, Promise<void>>();
  private readonly flights = new Map<string, Promise<unknown>>();
  private readonly values = new Map<string, { value: unknown; storedAt: number }>();
  private readonly now: () => number;
  private readonly maxAgeMs: number;
  private era = 0;
  /** Since the start, for the metrics. */
  readonly lookups = { hits: 0, misses: 0 };
  private boundaries: readonly number[] = [];
  private isDeaf = false;
  private readonly onDrop: () => void;

  constructor({ now, maxBytes = 64 * 1024 * 1024, maxAgeMs = 10_000, onDrop }: ResponseCacheOptions) {
    this.now = now;
    this.onDrop = onDrop ?? (() => undefined);
    this.maxAgeMs = maxAgeMs;
    // Ages are counted here and not by the library, whose `ttl` does not hold when the clock starts at 0 or goes back.
    this.cache = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: ({ body }) => weightOf(body),
    });
    this.bodies = new LRUCache({ maxSize: Math.floor(maxBytes / 2), sizeCalculation: ({ bytes }) => weightOf(bytes) });
  }

  /**
   * Removes what is outdated, and discards the result of every computation in progress, whose data may be. Products alone
   * outdate no value of `memoize`: none is made of stock or sales.
   */
  drop(outdated: Outdated = 'all'): void {
    this.era += 1;
    this.inFlight.clear();
    this.flights.clear();
    if (outdated === 'all') {
      this.cache.clear();
      this.values.clear();
    } else {
      for (const [key, { products }] of this.cache.entries()) {
        if (!products || [...outdated].some((id) => products.has(id))) this.cache.delete(key);
      }
    }
    this.onDrop();
  }

  /** Whether the process hears of what others change; if it does not, nothing is kept for longer than a moment. */
  listens(isListening: boolean): void {
    this.isDeaf = !isListening;
    // What was told before is lost.
    if (isListening) this.drop();
  }

  /** Increases with every `drop()`; a response belongs to the era in which its computation began. */
  get currentEra(): number {
    this.meetTurns();
    return this.era;
  }

  /** The moments to come at which everything is to be forgotten: prices change when a sale begins or ends. */
  expectBoundaries(moments: readonly number[]): void {
    this.meetTurns();
    this.boundaries = moments;
  }

  get size(): number {
    return this.cache.size;
  }

  find(key: string): CachedResponse | undefined {
    this.meetTurns();
    const response = this.cache.get(key);
    const isFound = response !== undefined && this.isFresh(response);
    this.lookups[isFound ? 'hits' : 'misses'] += 1;
    if (isFound) return response;
    this.cache.delete(key);
    return undefined;
  }

  store(key: string, era: number, body: Buffer, products?: ReadonlySet<number>): CachedResponse {
    this.meetTurns();
    const isKept = era === this.era;
    const compressed = isKept ? this.knownBody(body) : new CompressedBody(body);
    const response = new CachedResponse(compressed, this.now(), products);
    if (isKept) this.cache.set(key, response);
    return response;
  }

  /** The computation of the same response that already runs, so that a thousand askers cost one query. */
  pending(key: string): Promise<void> | undefined {
    return this.inFlight.get(key);
  }

  /** Announces a computation; the returned function ends it, whether it went well or not. */
  begin(key: string): () => void {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    this.inFlight.set(key, promise);
    return () => {
      if (this.inFlight.get(key) === promise) this.inFlight.delete(key);
      resolve();
    };
  }

  /**
   * Runs `work` once for all callers that come with the same key while it runs. A failure rejects for all of them. A
   * caller that comes later, or after a `drop()`, starts anew.
   */
  singleFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.meetTurns();
    const running = this.flights.get(key);
    if (running) return running as Promise<T>;
    const flight = work().finally(() => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    });
    this.flights.set(key, flight);
    return flight;
  }

  /** Keeps the result of `work` as long as a response. Keys are constants: there is no bound on how many are kept. */
  async memoize<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.meetTurns();
    const kept = this.values.get(key);
    if (kept && this.isFresh(kept)) return kept.value as T;
    return this.singleFlight(`memo ${key}`, async () => {
      const { era } = this;
      const value = await work();
      this.meetTurns();
      if (era === this.era) this.values.set(key, { value, storedAt: this.now() });
      return value;
    });
  }

  private knownBody(bytes: Buffer): CompressedBody {
    const body = new CompressedBody(bytes, this.now());
    const known = this.bodies.get(body.tag);
    // A younger one was computed anew because something changed, and may change itself the next moment.
    if (known && this.now() - known.madeAt >= this.maxAgeMs) known.tighten();
    if (!known) this.bodies.set(body.tag, body);
    return known ?? body;
  }

  private isFresh({ storedAt }: { storedAt: number }): boolean {
    const age = this.now() - storedAt;
    return age >= 0 && age < (this.isDeaf ? Math.min(deafAgeMs, this.maxAgeMs) : this.maxAgeMs);
  }

  private meetTurns(): void {
    const now = this.now();
    const ahead = this.boundaries.filter((moment) => moment > now);
    if (ahead.length < this.boundaries.length) this.drop();
    this.boundaries = ahead;
  }
}
