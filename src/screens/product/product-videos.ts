/** The videos of a product. Back ends of the protocol list them among its pictures. */
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { webLink } from '#src/components/web-link.ts';

/** A file is played on the page. An embed is HTML of somebody else, of which only the address is used, as a link. */
export type ProductVideo = { kind: 'file' | 'embed'; address: string };

const frame = /<iframe[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i;

/** The address of the frame; some back ends send it without the HTML around it, or without its protocol. */
const addressOf = (embed: string) => {
  const address = (frame.exec(embed)?.[1] ?? embed).replaceAll('&amp;', '&');
  return address.startsWith('//') ? `https:${address}` : address;
};

type Media = ProductDetails['thumbnails'][number];

const videoIn = ({ type, url }: Media): ProductVideo =>
  type === 'file'
    ? { kind: type, address: webLink(url)?.href ?? '' }
    : { kind: 'embed', address: webLink(addressOf(url ?? ''))?.href ?? '' };

const sources = { file: /^(?:https?:|\/)/i, embed: /^https?:/i };

const isPlayable = ({ kind, address }: ProductVideo) => sources[kind].test(address);

const isFirst = ({ address }: ProductVideo, at: number, all: readonly ProductVideo[]) =>
  all.findIndex((other) => other.address === address) === at;

/** In their order, each once; what has no safe address is left out. */
export const videosOf = ({ thumbnails }: Pick<ProductDetails, 'thumbnails'>): ProductVideo[] =>
  thumbnails
    .filter(({ type }) => type !== 'image')
    .map(videoIn)
    .filter(isPlayable)
    .filter(isFirst);
