/** Reads the HTML of descriptions into a tree of the few tags that a text needs. Nothing else can come out of it. */

const meanings = {
  p: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h3',
} as const;

export type RichTag = (typeof meanings)[keyof typeof meanings];
export type RichElement = { tag: RichTag; children: RichNode[] };
export type RichNode = string | RichElement;

const blocks: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'li', 'h3']);
/** What is inside of these is no text. */
const silent = /<(script|style|template|iframe|object|svg|math|title|textarea)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
const pieces = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>|[^<]+|</gi;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return characterOf(Number.parseInt(hex, 16));
    if (decimal) return characterOf(Number(decimal));
    return named[String(name).toLowerCase()] ?? whole;
  });

const tagOf = (name: string): RichTag | undefined => {
  const key = name.toLowerCase();
  return Object.hasOwn(meanings, key) ? meanings[key as keyof typeof meanings] : undefined;
};

/** The open elements, the outermost first; the root has a tag that is never looked at. */
const createTree = () => {
  const open: RichElement[] = [{ tag: 'p', children: [] }];
  const add = (node: RichNode) => open.at(-1)?.children.push(node);
  const close = (tag: RichTag) => {
    const at = open.findLastIndex((element, index) => index > 0 && element.tag === tag);
    if (at > 0) open.length = at;
  };
  const start = (tag: RichTag) => {
    // As a browser would: a block ends the paragraph before it, an item the item before it.
    if (blocks.has(tag)) close('p');
    if (tag === 'li' && open.at(-1)?.tag === 'li') close('li');
    const element: RichElement = { tag, children: [] };
    add(element);
    if (tag !== 'br') open.push(element);
  };
  return { add, close, start, root: open[0]?.children ?? [] };
};

export const parseRich = (html: string): RichNode[] => {
  const tree = createTree();
  for (const [piece, slash, name] of html.replace(comments, '').replace(silent, '').matchAll(pieces)) {
    if (name === undefined) {
      tree.add(decoded(piece));
      continue;
    }
    const tag = tagOf(name);
    if (tag === undefined) continue;
    if (slash) tree.close(tag);
    else tree.start(tag);
  }
  return tree.root;
};
