/**
 * Knows whether a standby is up to date. A look asks the primary for its position in the write-ahead log, and then the
 * standby whether it has replayed the log up to there: if so, it has everything that was written before the look began.
 */
import type pg from 'pg';

/** The replica is not used if it is behind by more, or if nobody knows. */
const mostLagMs = 1_000;

/** Between two looks: usually, and after a change until the replica has it. */
const pace = { usualMs: 250, shortestMs: 15 } as const;

/** Where the log of the primary ends, when that was asked, and how many changes were known by then. */
type Target = { position: string; at: number; changes: number };

/** Of what is inserted and not of what is flushed: a commit that does not wait for the disk can be seen before. */
const endOfLog = 'select pg_current_wal_insert_lsn()::text as position';

/** A standby without a stream of the primary may follow another one, or has been promoted. */
const hasReplayed = `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)
  and pg_last_wal_replay_lsn() >= $1::pg_lsn as done`;

export class ReplicaWatch {
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  readonly #warn: (text: string) => void;
  #target: Target | undefined;
  /** What the replica is known to have: everything up to a time, and so many changes. */
  #reached: Omit<Target, 'position'> | undefined;
  #changes = 0;
  /** Increases with each failure, so that a look that began before it proves nothing. */
  #failures = 0;
  #isListening = false;
  #pauseMs: number = pace.usualMs;
  #wake = () => {};
  #isStopped = false;
  #running: Promise<void> | undefined;
  #wasCurrent: boolean | undefined;

  constructor(primary: pg.Pool, replica: pg.Pool, warn: (text: string) => void) {
    this.#primary = primary;
    this.#replica = replica;
    this.#warn = warn;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#running;
  }

  /** Whether a read may go to the replica now. */
  isCurrent(): boolean {
    return this.#isListening && this.#hasChanges() && this.#lagMs() <= mostLagMs;
  }

  lagSeconds(): number | undefined {
    const lagMs = this.#lagMs();
    return Number.isFinite(lagMs) ? lagMs / 1_000 : undefined;
  }

  expectChange(): void {
    this.#changes += 1;
    this.#hurry();
  }

  listens(isListening: boolean): void {
    this.#isListening = isListening;
    // What was told before is lost.
    if (isListening) this.expectChange();
  }

  /** A query failed: the replica has to prove itself anew. */
  fail(): void {
    this.#failures += 1;
    this.#reached = undefined;
    this.#target = undefined;
  }

  #lagMs(): number {
    return this.#reached ? performance.now() - this.#reached.at : Number.POSITIVE_INFINITY;
  }

  #hasChanges(): boolean {
    return this.#reached?.changes === this.#changes;
  }

  #hurry(): void {
    this.#pauseMs = pace.shortestMs;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      await this.#look().catch(() => this.fail());
      this.#tell();
      await this.#pause();
    }
  }

  /** A target is kept until it is reached: a newer one each time might never be, while the shop is busy. */
  async #look(): Promise<void> {
    const failures = this.#failures;
    this.#target ??= await this.#endOfLog();
    const target = this.#target;
    const { rows } = await this.#replica.query<{ done: boolean | null }>(hasReplayed, [target.position]);
    if (failures !== this.#failures || rows[0]?.done !== true) return;
    this.#reached = { at: target.at, changes: target.changes };
    this.#target = undefined;
  }

  async #endOfLog(): Promise<Target> {
    const request = { at: performance.now(), changes: this.#changes };
    const { rows } = await this.#primary.query<{ position: string }>(endOfLog);
    return { ...request, position: rows[0]?.position ?? '' };
  }

  async #pause(): Promise<void> {
    const isAhead = this.#hasChanges();
    const ms = isAhead ? pace.usualMs : this.#pauseMs;
    if (!isAhead) this.#pauseMs = Math.min(pace.usualMs, this.#pauseMs * 2);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** One line when it falls back for longer than a change takes, and one when the replica answers again. */
  #tell(): void {
    const isUsable = this.#lagMs() <= mostLagMs;
    if (isUsable === this.#wasCurrent) return;
    if (!isUsable) this.#warn('the read replica is behind or away: the primary answers');
    else if (this.#wasCurrent === false) this.#warn('the read replica answers again');
    this.#wasCurrent = isUsable;
  }
}
