/** Where the search server is: its address, and the name under which this shop's index is found there. */
import { StartError } from '#server/start-error.ts';

export type SearchAddress = {
  /** Without the path; may hold a password, so it is never logged. */
  node: string;
  /** The alias that is searched. Each build makes an index of its own, `<alias>-<time>`. */
  alias: string;
};

const wrong =
  'SEARCH_URL must look like https://user:password@search.example:9200/larder, with a name in small letters.';

export function searchAddress(text: string | undefined): SearchAddress | undefined {
  if (!text) return undefined;
  // The value is not repeated: it may hold a password.
  if (!URL.canParse(text)) throw new StartError(wrong);
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  const alias = pathname.replace(/^\/|\/$/g, '') || 'larder';
  if (!/^https?:$/.test(protocol) || !/^[a-z][a-z0-9_-]{0,99}$/.test(alias) || search || hash)
    throw new StartError(wrong);
  const account = username ? `${username}:${password}@` : '';
  return { node: `${protocol}//${account}${host}`, alias };
}
