/** Types of passkeys. */
import type { components } from '#api/generated/schema.ts';

export type Passkey = components['schemas']['Passkey'];
/** Options for the browser, in the JSON form of the Web Authentication API. */
export type PasskeyOptions = components['schemas']['PasskeyOptionsResponse']['data']['options'];
/** What the browser has created. */
export type NewPasskey = components['schemas']['NewPasskey'];
/** What the browser has signed. */
export type PasskeyLogin = components['schemas']['PasskeyLogin'];
