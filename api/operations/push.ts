/** Notifications on the device of this session. */
import type { Client } from '../client.ts';
import { dataOf, messageOf } from '../data-of.ts';
import type { PushDevice } from '../types/push.ts';
import type { ResponseMessage } from '../types/response-message.ts';

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
): Promise<ResponseMessage> => messageOf(client.POST('/push-subscription', { body, signal }));

export const removePushSubscription = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.DELETE('/push-subscription', { signal }));
