/** Notifications on the device of this session. */
import type { Client } from '../client.ts';
import { dataOf, messageOf, type Said } from '../data-of.ts';
import type { PushDevice } from '../types/push.ts';

export const getPushSubscription = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/push-subscription', { signal }));

/** Resolves with the message of the server. */
export const savePushSubscription = (
  client: Client,
  body: PushDevice,
  signal: AbortSignal | null = null,
): Promise<Said> => messageOf(client.POST('/push-subscription', { body, signal }));

export const removePushSubscription = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<Said> => messageOf(client.DELETE('/push-subscription', { signal }));
