/** What the shoppers were told. */

/** What is so now, by whom or what: the last acknowledged value. A change without a response makes it unknown. */
export class Facts<Value> {
  readonly #values = new Map<string, Value>();

  /** Runs a change that ends in this value; what it gives is undefined where nobody knows what became of it. */
  async change<Result>(
    key: string,
    value: Value,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    this.#values.delete(key);
    const result = await work();
    if (result !== undefined) this.#values.set(key, value);
    return result;
  }

  entries(): [string, Value][] {
    return [...this.#values];
  }
}

export type Ledger = ReturnType<typeof newLedger>;

export const newLedger = () => ({
  /** Ids; of messages and of messages in tickets what they say. */
  orders: [] as number[],
  cancelled: [] as number[],
  paid: [] as number[],
  delivered: [] as number[],
  reviews: [] as number[],
  returns: [] as number[],
  tickets: [] as number[],
  messages: [] as string[],
  ticketMessages: [] as string[],
  /** Hashes of tokens. */
  loggedOut: [] as Buffer[],
  /** By the id of a person. */
  names: new Facts<string>(),
  passwords: new Facts<string>(),
  favourites: new Facts<boolean>(),
  /** By their line, which each has for itself: whether it is there. */
  addresses: new Facts<boolean>(),
  /** Calls without a response. */
  cut: 0,
  /** Calls that were to be sent again. */
  later: 0,
  /** Refusals that no fault explains. */
  refused: [] as string[],
});
