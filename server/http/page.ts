/**
 * Answers every address that is a page of the shop with its first view, rendered by the same app that the browser runs.
 *
 * Views are the same for everybody (what is personal fills in later), so they are kept as compressed buffers by
 * address, language, currency and colours, and dropped with the answers that they were made from.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { socketOrigins } from '#server/realtime/pusher-service.ts';
import { inRoot } from '#server/root.ts';
import type { Services } from '#server/services.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { type BuildManifest, filesOf } from './build-manifest.ts';
import { encodingFor } from './compression.ts';
import { cspFor } from './headers.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { type FirstView, readTemplate, type Template } from './page-template.ts';
import { readViewCookie, type ViewChoice } from './view-cookie.ts';

type RenderRequest = ViewChoice & { path: string; search: string; fetch: typeof fetch };
type Renderer = { render: (request: RenderRequest) => Promise<FirstView> };
type Build = { template: Template; manifest: BuildManifest; renderer: Renderer };

const looksLikeFile = /\.[a-z0-9]{2,11}$/i;
const notPages = /^\/(api|assets|pictures|dev|order|payment|shop\/download-invoice|shop\/payment-slip)(\/|$)/;
/** Longer addresses are answered, but not remembered. */
const longestKeptAddress = 300;

const read = (...path: string[]) => readFileSync(inRoot('dist', ...path), 'utf8');

const styleSheets = () => {
  const names = readdirSync(inRoot('dist', 'client', 'assets')).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [`assets/${name}`, read('client', 'assets', name)]));
};

const loadBuild = async (): Promise<Build | undefined> => {
  const renderer = inRoot('dist', 'ssr', 'entry-server.js');
  if (!existsSync(renderer)) return undefined;
  return {
    template: readTemplate(read('client', 'index.html'), styleSheets()),
    manifest: JSON.parse(read('client', '.vite', 'manifest.json')),
    renderer: await import(pathToFileURL(renderer).href),
  };
};

/** What goes with a kept page beside its body. */
const policies = new WeakMap<CachedAnswer, string>();

const sendPage = async (reply: FastifyReply, request: FastifyRequest, page: CachedAnswer) => {
  const encoding = encodingFor(request.headers['accept-encoding'], page.body.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .headers({
      'content-security-policy': policies.get(page) ?? cspFor(),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      etag: page.etag,
    })
    .type('text/html; charset=utf-8');
  return request.headers['if-none-match'] === page.etag ? reply.code(304).send() : reply.send(await page.as(encoding));
};

const sendShell = (reply: FastifyReply, connectHosts: string[]) =>
  reply
    .headers({ 'content-security-policy': cspFor({ connectHosts }), 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(read('client', 'index.html'));

export function registerPages(app: FastifyInstance, services: Pick<Services, 'cache' | 'config'>): void {
  const { cache, config } = services;
  const loading = config.apiUrl ? Promise.resolve(undefined) : loadBuild();
  const fetchInside = inProcessFetch(app);
  const connectHosts = socketOrigins(config.pusher);

  const renderPage = async (build: Build, address: URL, choice: ViewChoice) => {
    const { pathname: path, search } = address;
    const key = `page ${JSON.stringify(choice)} ${path}${search}`;
    const kept = cache.find(key);
    if (kept) return { page: kept, status: 200 };
    const era = cache.currentEra;
    const view = await build.renderer.render({ ...choice, path, search, fetch: fetchInside });
    const files = filesOf(build.manifest, view.modules);
    const html = Buffer.from(build.template.fill(view, files));
    const isKept = view.status === 200 && key.length <= longestKeptAddress;
    const page = cache.store(key, isKept ? era : -1, html);
    policies.set(page, cspFor({ styleHashes: build.template.styleHashes(view, files), connectHosts }));
    return { page, status: view.status };
  };

  app.get('/*', async (request, reply) => {
    const address = new URL(request.url, 'http://shop.internal');
    if (notPages.test(address.pathname) || looksLikeFile.test(address.pathname)) return reply.callNotFound();
    if (!existsSync(inRoot('dist', 'client', 'index.html'))) return reply.callNotFound();
    const build = await loading;
    if (!build) return sendShell(reply, connectHosts);
    const choice = readViewCookie(request.headers.cookie);
    try {
      const { page, status } = await renderPage(build, address, choice);
      return sendPage(reply.code(status), request, page);
    } catch (error) {
      // The app starts without a first view too; a page that cannot be rendered is still a working page.
      request.log.error(error, 'first view failed');
      return sendShell(reply, connectHosts);
    }
  });
}
