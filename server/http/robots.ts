/** `robots.txt` and the sitemap. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productRanges, productsInRange, sitemapThings } from '#server/db/queries/sitemap.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { escapeHtml } from '#server/domain/html.ts';
import type { Build } from './build.ts';
import { compress, encodingFor } from './compression.ts';
import { originOf } from './origin.ts';

/** File 1 lists everything but the products. Each later file lists one range of them. */
const firstProductFile = 2;

/** Other pages that no engine should index carry `noindex`, which a crawler sees only if it may fetch the page. */
const closed = [
  '/api/',
  '/files/',
  '/mail/',
  '/order/',
  '/payment/',
  '/auth/',
  '/shop/download-invoice/',
  '/shop/payment-slip/',
];

const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', ''];

const sendRobots = (reply: FastifyReply, lines: string[]) =>
  reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join('\n'));

/** For a shop whose pages are known to its back end alone: the rules without a list of pages. */
export function registerRulesForRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) => sendRobots(reply, rules));
}

/** `<sitemapindex><sitemap><loc>…` or `<urlset><url><loc>…` */
const listOf = (list: 'sitemapindex' | 'urlset', item: 'sitemap' | 'url', addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>\n`)
    .join('')}</${list}>\n`;

type Found = Pick<Dependencies, 'config' | 'cache' | 'publicDb'>;

export function registerRobots(app: FastifyInstance, deps: Found, building: Promise<Build | undefined>): void {
  const sendList = async (request: FastifyRequest, reply: FastifyReply, text: string) => {
    const body = Buffer.from(text);
    const encoding = encodingFor(request.headers['accept-encoding'], body.length);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
      .type('application/xml; charset=utf-8')
      .send(await compress(body, encoding, 3));
  };

  const productPaths = async (place: number): Promise<string[]> => {
    const build = await building;
    return build ? build.renderer.productPaths(await productsInRange(deps.publicDb, place)) : [];
  };

  const otherPaths = async (): Promise<string[]> => {
    const build = await building;
    return build ? build.renderer.sitemapPaths(await sitemapThings(deps.publicDb)) : [];
  };

  /** Ranges are not kept: a crawler that asks for all of them would fill the memory with the catalogue. */
  const pathsOf = (file: number): Promise<string[]> =>
    file < firstProductFile
      ? deps.cache.memoize('sitemap', otherPaths)
      : deps.cache.singleFlight(`sitemap ${file}`, () => productPaths(file - firstProductFile));

  const fileNumbers = async (): Promise<number[]> => {
    const ranges = await deps.cache.memoize('sitemap ranges', () => productRanges(deps.publicDb));
    return [1, ...ranges.map((place) => place + firstProductFile)];
  };

  app.get('/robots.txt', (request, reply) =>
    sendRobots(reply, [...rules, `Sitemap: ${originOf(deps, request)}/sitemap.xml`, '']),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(deps, request);
    const names = (await fileNumbers()).map((file) => `${origin}/sitemap-${file}.xml`);
    return sendList(request, reply, listOf('sitemapindex', 'sitemap', names));
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
    const paths = await pathsOf(Number(request.params.file));
    if (paths.length === 0) return reply.callNotFound();
    const origin = originOf(deps, request);
    const addresses = paths.map((path) => origin + path);
    return sendList(request, reply, listOf('urlset', 'url', addresses));
  });
}
