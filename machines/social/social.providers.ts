/** The providers that a shop may accept, in the order in which they are offered. */
import type { Settings } from '#api/types/settings.ts';
import type { SocialProvider } from './social.types.ts';

/** Proper names: the same in every language. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** The enabled providers; a PHP back end sends `[]` for none. */
export const activeProviders = (auths: Settings['social_auths']): SocialProvider[] =>
  (Object.keys(providerNames) as SocialProvider[]).filter((provider) => auths[provider]?.is_active === true);
