/**
 * The copy of the cart after a change. The shop answers a change with the line that changed, so the worker asks for the
 * cart once more: offline a shopper sees what they have put there last.
 */
import type { Copies } from './copies.ts';
import { callKey } from './preparation.ts';
import type { WorkerScope } from './worker.types.ts';

const cartPath = '/api/carts';
/** A cart may be long: what is changed within this time costs one call. */
const gatherMs = 2_000;
const gathered = () => new Promise((resolve) => setTimeout(resolve, gatherMs));

export const createCartCopy = (scope: WorkerScope, copies: Copies) => {
  /** The headers of the last change that the copy does not have yet. */
  let changed: Headers | undefined;
  let renewing: Promise<void> | undefined;

  const renewOnce = async (headers: Headers) => {
    const since = copies.currentEra();
    const response = await scope.fetch(scope.location.origin + cartPath, { headers });
    const key = callKey(new URL(cartPath, scope.location.origin), headers.get('accept-language') ?? '');
    await copies.store('account', key, response, headers.get('authorization'), since);
  };

  const renewAll = async () => {
    while (changed) {
      await gathered();
      const headers = changed;
      changed = undefined;
      // Without a network the copy stays as it is.
      await renewOnce(headers).catch(() => undefined);
    }
  };

  /** Call it after the shop has made the change. Resolves when the copy has it. */
  return ({ headers }: Request): Promise<void> => {
    if (headers.get('authorization') === null) return Promise.resolve();
    changed = new Headers(headers);
    changed.delete('content-type');
    renewing ??= renewAll().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
};
