/**
 * Reads the HTML of descriptions, pages and posts into a tree of the few tags that a text needs. It becomes elements of
 * the app, so that no HTML is ever handed to the browser; nothing but these tags can come out of it.
 */
import { type WebLink, webLink } from '#src/components/web-link.ts';

const meanings = {
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  br: 'br',
  blockquote: 'blockquote',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  a: 'link',
  img: 'picture',
} as const;

export type RichTag = (typeof meanings)[keyof typeof meanings];
export type RichElement = {
  tag: RichTag;
  children: RichNode[];
  /** Of a link that leads somewhere. */
  link?: WebLink | undefined;
  /** Of a picture. */
  src?: string | undefined;
  alt?: string | undefined;
};
export type RichNode = string | RichElement;

const blocks: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'heading']);
const empty: ReadonlySet<RichTag> = new Set(['br', 'picture']);
/** These elements are removed with their content, which is not text. */
const silent = /<(script|style|template|iframe|object|svg|math|title|textarea)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
/** A value in quotes may hold the sign that ends a tag. */
const pieces = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?)\/?>|[^<]+|</gi;
const attributes = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return characterOf(Number.parseInt(hex, 16));
    if (decimal) return characterOf(Number(decimal));
    return named.get(String(name).toLowerCase()) ?? whole;
  });

const tagOf = (name: string): RichTag | undefined => {
  const key = name.toLowerCase();
  return Object.hasOwn(meanings, key) ? meanings[key as keyof typeof meanings] : undefined;
};

const attributeOf = (text: string, requested: string): string | undefined => {
  for (const [, name = '', double, single, bare] of text.matchAll(attributes)) {
    if (name.toLowerCase() === requested) return decoded(double ?? single ?? bare ?? '');
  }
  return undefined;
};

/** A picture of the shop or of the web; a mail is none. */
const pictureAt = (address: string | undefined): string | undefined => {
  const link = webLink(address);
  return link && /^(\/|https?:)/i.test(link.href) ? link.href : undefined;
};

const elementOf = (tag: RichTag, text: string): RichElement => {
  if (tag === 'link') return { tag, children: [], link: webLink(attributeOf(text, 'href')) };
  if (tag !== 'picture') return { tag, children: [] };
  return { tag, children: [], src: pictureAt(attributeOf(text, 'src')), alt: attributeOf(text, 'alt') };
};

/** The open elements, the outermost first; the root has a tag that is never looked at. */
const createTree = () => {
  const open: RichElement[] = [{ tag: 'p', children: [] }];
  const add = (node: RichNode) => open.at(-1)?.children.push(node);
  const placeOf = (...tags: RichTag[]) => open.findLastIndex(({ tag }, index) => index > 0 && tags.includes(tag));
  const close = (tag: RichTag) => {
    const at = placeOf(tag);
    if (at > 0) open.length = at;
  };
  const start = (element: RichElement) => {
    const { tag } = element;
    // Closes elements as a browser's parser does. Otherwise hydration fails: the server's HTML parses to another tree.
    if (blocks.has(tag)) close('p');
    if (tag === 'link' || tag === 'heading') close(tag);
    if (tag === 'li' && placeOf('li') > placeOf('ul', 'ol')) close('li');
    add(element);
    if (!empty.has(tag)) open.push(element);
  };
  return { add, close, start, root: open[0]?.children ?? [] };
};

export const parseRich = (html: string): RichNode[] => {
  const tree = createTree();
  for (const [piece, slash, name, more = ''] of html.replace(comments, '').replace(silent, '').matchAll(pieces)) {
    if (name === undefined) {
      tree.add(decoded(piece));
      continue;
    }
    const tag = tagOf(name);
    if (tag === undefined) continue;
    if (slash) tree.close(tag);
    else tree.start(elementOf(tag, more));
  }
  return tree.root;
};
