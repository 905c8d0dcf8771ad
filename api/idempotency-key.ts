/** The header by which the server knows a call that is repeated. */

/** One UUID per intended change: a call that is repeated with it has one effect. */
export type WithKey = { idempotencyKey: string };

/** Empty without a key. */
export const keyHeader = (idempotencyKey: string | undefined) =>
  idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
