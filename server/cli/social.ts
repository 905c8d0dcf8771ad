/** The operator's commands for Google, Facebook and Apple. Each returns the lines to print, or throws a `CliError`. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { saveSocialAuth } from '#server/db/queries/social.ts';
import { isProvider, providerNames, type SocialProvider } from '#server/social/providers.ts';
import { popupPath } from '#server/social/return-address.ts';
import { CliError } from './cli-error.ts';

const providers = Object.keys(providerNames) as SocialProvider[];

const secretOf: Record<SocialProvider, string | undefined> = {
  google: 'GOOGLE_CLIENT_SECRET',
  facebook: 'FACEBOOK_APP_SECRET',
  apple: undefined,
};

function providerOf(name: string): SocialProvider {
  if (isProvider(name)) return name;
  throw new CliError(`There is no provider "${name}". There are: ${providers.join(', ')}.`);
}

function returnUrlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).pathname === popupPath) return text;
  throw new CliError(`--redirect-url must be the shop's own https address with ${popupPath}, not "${text}".`);
}

const settingsOf = async (db: NodePgDatabase) => (await readSomeSettings(db, ['socialAuths'])).socialAuths;

export async function listProviders(db: NodePgDatabase): Promise<string[]> {
  const known = await settingsOf(db);
  return providers.map((provider) => {
    const { isActive = false, clientId = '' } = known[provider] ?? {};
    return `${provider.padEnd(8)}  ${isActive ? 'on ' : 'off'}  ${clientId}`.trimEnd();
  });
}

export type Enabling = { name: string; clientId: string | undefined; redirectUrl: string | undefined };

/** A setting that is not given keeps its value. */
export async function enableProvider(db: NodePgDatabase, given: Enabling): Promise<string[]> {
  const provider = providerOf(given.name);
  const before = (await settingsOf(db))[provider];
  const clientId = given.clientId?.trim() || before?.clientId;
  const redirectUrl = returnUrlOf(given.redirectUrl) ?? before?.redirectUrl;
  if (!clientId) throw new CliError(`Say how ${providerNames[provider]} knows the shop, with --client-id …`);
  await saveSocialAuth(db, provider, { isActive: true, clientId, ...(redirectUrl && { redirectUrl }) });
  const secret = secretOf[provider];
  return [
    `${provider}: on`,
    `Tell ${providerNames[provider]} that people come back to ${redirectUrl ?? `the shop's address with ${popupPath}`}`,
    ...(secret ? [`The shop must be started with ${secret}.`] : []),
  ];
}

export async function disableProvider(db: NodePgDatabase, name: string): Promise<string[]> {
  const provider = providerOf(name);
  const before = (await settingsOf(db))[provider];
  await saveSocialAuth(db, provider, { ...before, isActive: false });
  return [`${provider}: off`];
}
