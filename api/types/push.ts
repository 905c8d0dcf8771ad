/** Types of notifications on a device. */
import type { components } from '#api/generated/schema.ts';

/** What a browser gives when it subscribes. */
export type PushDevice = components['schemas']['PushDevice'];
export type PushSubscriptionState = components['schemas']['PushSubscriptionResponse']['data'];
