/** Types of the sign-in with a provider. */
import type { components } from '#api/generated/schema.ts';

export type SocialProvider = components['schemas']['SocialProvider'];
export type SocialLogin = components['schemas']['SocialLogin'];
