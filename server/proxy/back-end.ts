/** The back end at `API_URL`, and the mapping between its addresses and ours. */
import { rootPrefixes } from './forwarded-paths.ts';

export type BackEnd = {
  origin: string;
  host: string;
  /** Before each of its paths: `/base`, or empty. */
  basePath: string;
};

export const backEndAt = ({ origin, host, pathname }: URL): BackEnd => ({
  origin,
  host,
  basePath: pathname.replace(/\/$/, ''),
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An absolute address of the back end becomes one of this shop; any other, such as a gateway's, stays as it is. */
export function ourAddress(value: string, backEnd: BackEnd, ourOrigin: string): string {
  if (!URL.canParse(value, backEnd.origin)) return value;
  const { origin, pathname, search, hash } = new URL(value, backEnd.origin);
  const { basePath } = backEnd;
  const isBelow = pathname === basePath || pathname.startsWith(`${basePath}/`);
  if (origin !== backEnd.origin || !isBelow) return value;
  return ourOrigin + pathname.slice(basePath.length) + search + hash;
}

/**
 * Rewrites the addresses in a JSON text: a back end names pictures, documents and payment windows by its own origin, but
 * the shop sees when a payment window has come back only on the shop's own. Some write each slash as `\/`.
 */
export function addressRewriter({ host, basePath }: BackEnd): (json: string, ourOrigin: string) => string {
  const slashed = (text: string) => escaped(text).replaceAll('/', '\\\\?/');
  const prefixes = rootPrefixes.map(slashed).join('|');
  const pattern = new RegExp(`"https?:${slashed('//')}${escaped(host)}${slashed(basePath)}(?=${prefixes})`, 'gi');
  return (json, ourOrigin) => json.replace(pattern, `"${ourOrigin}`);
}
