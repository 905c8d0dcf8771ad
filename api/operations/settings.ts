/** Settings, message catalogues, countries and banners. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf, dataOf } from '../data-of.ts';
import { ApiError } from '../errors.ts';
import type { Catalogue } from '../types/settings.ts';

const settingsValidator = async () => (await import('../validators/settings.ts')).settingsValidator;

type Nothing = Record<string, never>;

export const getMaster = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  checkedDataOf(client.GET('/master', { signal }), settingsValidator);

/** The body is the catalogue itself, parsed as JSON whatever its type; entries that are no text are left out. */
export const getCatalogue = async (
  client: Client,
  { locale }: { locale: string },
  signal: AbortSignal | null = null,
): Promise<Catalogue> => {
  const body = await bodyOf(client.GET('/lang/{locale}', { params: { path: { locale } }, signal }));
  if (typeof body !== 'object' || body === null) throw new ApiError({ kind: 'invalidResponse' });
  return Object.fromEntries(Object.entries(body).filter(([, text]) => typeof text === 'string' && text !== ''));
};

export const listCountries = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/countries', { signal }), { countries: [] });

export const listBanners = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/banners', { signal }), { banners: [] });
