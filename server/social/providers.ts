/** The companies whose accounts a shopper may sign in with: their addresses, and the secrets that they gave the shop. */
import type { components } from '#api/generated/schema.ts';
import { StartError } from '#server/start-error.ts';

export type SocialProvider = components['schemas']['SocialProvider'];

export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

export const isProvider = (name: string): name is SocialProvider => Object.hasOwn(providerNames, name);

/** `issuers` are the names by which the provider signs; `keys` is where it publishes what it signs with. */
export type OpenIdEndpoints = { authorize: string; issuers: string[]; keys: string };

export type GoogleConfig = OpenIdEndpoints & { token: string; secret: string | undefined };
export type FacebookConfig = { authorize: string; graph: string; secret: string | undefined };
export type AppleConfig = OpenIdEndpoints;

export type SocialConfig = { google: GoogleConfig; facebook: FacebookConfig; apple: AppleConfig };

/** The default of FACEBOOK_API_VERSION; Facebook retires a version about two years after it appeared. */
const facebookVersion = 'v20.0';

function facebookVersionOf(env: Record<string, string | undefined>): string {
  const version = env.FACEBOOK_API_VERSION || facebookVersion;
  if (/^v\d+\.\d+$/.test(version)) return version;
  throw new StartError(`FACEBOOK_API_VERSION must look like ${facebookVersion}, not "${version}".`);
}

const realEndpoints = (version: string) => ({
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    token: 'https://oauth2.googleapis.com/token',
  },
  facebook: {
    authorize: `https://www.facebook.com/${version}/dialog/oauth`,
    graph: `https://graph.facebook.com/${version}`,
  },
  apple: {
    authorize: 'https://appleid.apple.com/auth/authorize',
    issuers: ['https://appleid.apple.com'],
    keys: 'https://appleid.apple.com/auth/keys',
  },
});

/** One server for all three. */
const standInEndpoints = ({ origin }: URL): ReturnType<typeof realEndpoints> => ({
  google: {
    authorize: `${origin}/google/authorize`,
    issuers: [`${origin}/google`],
    keys: `${origin}/google/keys`,
    token: `${origin}/google/token`,
  },
  facebook: { authorize: `${origin}/facebook/authorize`, graph: `${origin}/facebook/graph` },
  apple: { authorize: `${origin}/apple/authorize`, issuers: [`${origin}/apple`], keys: `${origin}/apple/keys` },
});

export function socialConfig(env: Record<string, string | undefined>, standIn: URL | undefined): SocialConfig {
  const { google, facebook, apple } = standIn ? standInEndpoints(standIn) : realEndpoints(facebookVersionOf(env));
  return {
    google: { ...google, secret: env.GOOGLE_CLIENT_SECRET || undefined },
    facebook: { ...facebook, secret: env.FACEBOOK_APP_SECRET || undefined },
    apple,
  };
}

/** Everything that the server itself asks; where a shopper's browser goes is not among it. */
export const requestedAddresses = ({ google, facebook, apple }: SocialConfig): string[] => [
  google.token,
  google.keys,
  facebook.graph,
  apple.keys,
];
