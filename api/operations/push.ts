/** Notifications on the device of this session. */
import type { Client } from '../client.ts';
import { bodyOf, dataOf, type Said, withMessage } from '../data-of.ts';
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
): Promise<Said> =>
  withMessage(client.POST('/push-subscription', { body, signal }), async (response) => {
    await bodyOf(response);
    return {};
  });

export const removePushSubscription = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<Said> =>
  withMessage(client.DELETE('/push-subscription', { signal }), async (response) => {
    await bodyOf(response);
    return {};
  });
