/** Fetches the contact of the account. */
import type { Client } from '#api/client.ts';
import { getProfile } from '#api/operations/identity.ts';
import { reachTimeoutMs } from '../constants.ts';
import { type Reach, reachOf } from './reach.ts';

/** Undefined after a failure: a form must not stay closed for what can be typed. */
export const fetchReach = async (client: Client, signal: AbortSignal): Promise<Reach> => {
  try {
    const { user } = await getProfile(client, {}, AbortSignal.any([signal, AbortSignal.timeout(reachTimeoutMs)]));
    return reachOf(user);
  } catch {
    return {};
  }
};
