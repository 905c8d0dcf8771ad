/** Settings, message catalogues, countries and banners. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf, dataOf } from '../data-of.ts';
import { ApiError } from '../errors.ts';
import { isRecord } from '../is-record.ts';
import type { Catalogue } from '../types/settings.ts';

const settingsValidator = async () => (await import('../validators/settings.ts')).settingsValidator;

type Nothing = Record<string, never>;

/** Texts that the protocol names by a key of its own. */
const protocolKeys = { 'An error occurred while removing the item': 'error.remove_item_failed' };

export const getMaster = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  checkedDataOf(client.GET('/master', { signal }), settingsValidator);

/** A list counts: a back end in PHP sends an empty catalogue as `[]`. */
const isMap = (value: unknown): value is Record<string, unknown> => isRecord(value) || Array.isArray(value);

/**
 * The body is the catalogue itself, or it has the catalogue as its `data`. It is parsed as JSON whatever its content
 * type; entries that are not texts are dropped.
 */
export const getCatalogue = async (
  client: Client,
  { locale }: { locale: string },
  signal: AbortSignal | null = null,
): Promise<Catalogue> => {
  const body = await bodyOf(client.GET('/lang/{locale}', { params: { path: { locale } }, signal }));
  if (!isMap(body)) throw new ApiError({ kind: 'invalidResponse' });
  const sent = isMap(body.data) ? body.data : body;
  const named = Object.entries(protocolKeys).flatMap(([phrase, key]) => (key in sent ? [[phrase, sent[key]]] : []));
  const entries = Object.entries({ ...sent, ...Object.fromEntries(named) });
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
};

export const listCountries = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/countries', { signal }), { countries: [] });

export const listBanners = (client: Client, _input: Nothing = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/banners', { signal }), { banners: [] });
