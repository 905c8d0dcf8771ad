/** Reads public lists all the time, as guests do who look around, and counts what fails. */
import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 100;

export class PublicReader {
  #reads = 0;
  #failed = 0;
  #failingSince: number | undefined;
  #failedForMs = 0;
  #isStopped = false;
  readonly #running: Promise<void>;

  constructor(url: string) {
    this.#running = this.#run(url);
  }

  reset(): void {
    this.#reads = 0;
    this.#failed = 0;
    this.#failedForMs = 0;
    this.#failingSince = undefined;
  }

  /** `failedForMs`: the longest time in which none succeeded. */
  counts(): { reads: number; failed: number; failedForMs: number } {
    return { reads: this.#reads, failed: this.#failed, failedForMs: this.#failedForMs };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(url: string): Promise<void> {
    // Another page each time, so that the caches do not answer all.
    for (let page = 1; !this.#isStopped; page = (page % 30) + 1) {
      const from = Date.now();
      const isGood = await fetch(`${url}/api/products?per_page=5&page=${page}`, {
        signal: AbortSignal.timeout(5_000),
      }).then(
        async (response) => {
          await response.text();
          return response.ok;
        },
        () => false,
      );
      this.#count(isGood, from);
      await sleep(everyMs);
    }
  }

  #count(isGood: boolean, from: number): void {
    this.#reads += 1;
    if (!isGood) {
      this.#failed += 1;
      this.#failingSince ??= from;
    }
    if (this.#failingSince !== undefined)
      this.#failedForMs = Math.max(this.#failedForMs, Date.now() - this.#failingSince);
    if (isGood) this.#failingSince = undefined;
  }
}
