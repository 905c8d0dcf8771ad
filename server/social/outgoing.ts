/** Calls to other servers: only to hosts that were named beforehand, and never for long. */

const timeoutMs = 6000;
const maxResponseBytes = 256 * 1024;

/** The other side is away, answers too late, too much or something odd. */
export class OutsideFailed extends Error {}

export type OutgoingFetch = (address: string, init?: RequestInit) => Promise<Response>;

async function bounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxResponseBytes) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * A `fetch` for the hosts of `addresses` alone. It follows no redirect, because that could lead anywhere, and reads
 * the whole response within its time, so that nobody can hold it open.
 */
export function outgoingFetch(addresses: readonly string[]): OutgoingFetch {
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return async (address, init = {}) => {
    const { origin } = new URL(address);
    if (!origins.has(origin)) throw new OutsideFailed(`${origin} is not among the hosts that the shop calls.`);
    try {
      const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500) throw new Error(`It answered ${response.status}.`);
      return new Response(await bounded(response), { status: response.status, headers: response.headers });
    } catch (error) {
      throw new OutsideFailed(`${origin} could not be asked.`, { cause: error });
    }
  };
}
