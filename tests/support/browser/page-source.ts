/** What a page says of itself in its source, before any script runs. */
export type PageSource = {
  status: number;
  html: string;
  lang: string;
  title: string;
  /** By name or property. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** Address by language. */
  alternates: Record<string, string>;
  linkedData: Record<string, unknown>[];
};

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const unescaped = (text: string) => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]));

const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

export const readSource = async (url: string, headers: Record<string, string> = {}): Promise<PageSource> => {
  const response = await fetch(url, { headers: { Accept: 'text/html', ...headers } });
  const html = await response.text();
  const links = tagsIn(html, 'link');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status: response.status,
    html,
    lang: attributesOf(/<html[^>]*>/.exec(html)?.[0] ?? '').lang ?? '',
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: new Map(tagsIn(html, 'meta').map(({ name, property, content }) => [name ?? property ?? '', content ?? ''])),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang ?? '', href ?? '']),
    ),
    linkedData: blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
};
