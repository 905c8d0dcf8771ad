/**
 * Answers every address that is a page of the shop with its first view, rendered by the same app that the browser runs.
 *
 * Views are the same for everybody (what is personal fills in later), so they are kept as compressed buffers by
 * address, language, currency and colours, and dropped with the responses that they were made from. Of an address only what
 * its page reads counts: whatever else links carry (`utm_source`) would have the same page rendered again and again.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mainLocale } from '#server/i18n/languages.ts';
import { socketOrigins } from '#server/realtime/pusher-service.ts';
import { type Build, type RenderRequest, readShell } from './build.ts';
import { filesOf, fontHints } from './build-manifest.ts';
import { encodingFor } from './compression.ts';
import { type CspSources, cspFor } from './headers.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { inlinePicture } from './inlined-picture.ts';
import { originOf } from './origin.ts';
import { previewCss, withPreviewBar } from './preview-bar.ts';
import type { CachedResponse } from './response-cache.ts';
import { productsIn } from './shown-products.ts';
import { hasViewCookie, readView, type ViewChoice } from './view-cookie.ts';

const looksLikeFile = /\.[a-z0-9]{2,11}$/i;
const notPages = /^\/(api|assets|pictures|dev|order|payment|shop\/download-invoice|shop\/payment-slip)(\/|$)/;
const isNoPage = (path: string) => notPages.test(path) || looksLikeFile.test(path);
/** Longer addresses are answered, but not remembered. */
const longestKeptAddress = 300;

/** The headers of a cached page. */
const headersOf = new WeakMap<CachedResponse, { policy: string; fonts: string }>();

const sendPage = async (reply: FastifyReply, request: FastifyRequest, page: CachedResponse) => {
  const encoding = encodingFor(request.headers['accept-encoding'], page.body.length);
  const { policy, fonts } = headersOf.get(page) ?? { policy: cspFor(), fonts: '' };
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': request.seesDraft ? 'private, no-store' : 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      ...(request.seesDraft ? {} : { etag: page.etag }),
      // A browser with this cookie has the fonts, and lays the page out once. Any other browser would fetch them before the page.
      ...(fonts && hasViewCookie(request.headers.cookie) ? { link: fonts } : {}),
    })
    .type('text/html; charset=utf-8');
  return request.headers['if-none-match'] === page.etag ? reply.code(304).send() : reply.send(await page.as(encoding));
};

type RequestedView = Omit<RenderRequest, 'fetch' | 'mainLocale'>;
type View = { page: CachedResponse; status: number; redirectTo: string | undefined };

const sendView = (reply: FastifyReply, request: FastifyRequest, { page, status, redirectTo }: View) =>
  redirectTo
    ? reply.headers({ 'cache-control': 'no-cache', vary: 'Cookie' }).redirect(redirectTo)
    : sendPage(reply.code(status), request, page);

const sendShell = (reply: FastifyReply, shell: string, sources: CspSources) =>
  reply
    .headers({ 'content-security-policy': cspFor(sources), 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(shell);

/** Where there is no back end to render from, the app starts empty. */
export type Shells = {
  /** The origins that pages may load from, beside our own. */
  sources: () => Promise<CspSources>;
  /** Whether the shop has a page at a path; undefined before the first build. */
  hasPage: (path: string) => Promise<boolean | undefined>;
};

export const ownSources = ({ pusher, imageOrigins }: Pick<Config, 'pusher' | 'imageOrigins'>): CspSources => ({
  connectHosts: socketOrigins(pusher),
  imageHosts: imageOrigins,
});

/** Sends every page as the empty app, with 404 where the shop has none. */
export function registerShells(app: FastifyInstance, { sources, hasPage }: Shells): void {
  app.get('/*', async (request, reply) => {
    const path = request.url.split(/[?#]/)[0] ?? '';
    const shell = isNoPage(path) ? undefined : readShell();
    if (shell === undefined) return reply.callNotFound();
    if ((await hasPage(path)) === false) reply.code(404);
    return sendShell(reply, shell, await sources());
  });
}

/** `building` ends in nothing before the first build; the app then starts empty. */
export function registerPages(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'cache' | 'config'>,
  building: Promise<Build | undefined>,
): void {
  const { cache, config } = deps;
  const fetchInside = inProcessFetch(app);
  /** The settings of a preview are those that the cookie of its holder opens. */
  const fetchWith = (cookie: string | undefined): typeof fetch =>
    cookie === undefined
      ? fetchInside
      : (input, init) => {
          const request = new Request(input, init);
          request.headers.set('cookie', cookie);
          return fetchInside(request);
        };
  const sources = ownSources(config);

  const renderPage = async (build: Build, key: string, requested: RequestedView, draft?: string): Promise<View> => {
    const era = cache.currentEra;
    const rendered = await build.renderer.render({ ...requested, mainLocale: mainLocale(), fetch: fetchWith(draft) });
    const plain = { ...rendered, ...inlinePicture(rendered) };
    const view = draft === undefined ? plain : { ...plain, themeCss: plain.themeCss + previewCss };
    const files = filesOf(build.manifest, view);
    const { html, ...hashes } = build.template(view, files);
    const body = Buffer.from(draft === undefined ? html : withPreviewBar(html, requested.locale));
    const isKept = draft === undefined && view.status === 200 && !view.redirectTo && key.length <= longestKeptAddress;
    const page = cache.store(key, isKept ? era : -1, body, productsIn(view.operations, html));
    headersOf.set(page, { policy: cspFor({ ...sources, ...hashes }), fonts: fontHints(build.manifest, view.fonts) });
    return { page, status: view.status, redirectTo: view.redirectTo };
  };

  /** Requests for a page that is being rendered wait for that render. */
  const findPage = async (build: Build, address: URL, choice: ViewChoice, draft?: string): Promise<View> => {
    const { origin, pathname: path } = address;
    const search = build.renderer.knownSearch(path, address.searchParams);
    const key = `page ${JSON.stringify(choice)} ${origin}${path}${search}`;
    if (draft !== undefined) return renderPage(build, key, { ...choice, origin, path, search }, draft);
    const kept = cache.find(key);
    if (kept) return { page: kept, status: 200, redirectTo: undefined };
    return cache.singleFlight(key, () => renderPage(build, key, { ...choice, origin, path, search }));
  };

  /** The URL without its locale, which is part of the choice. */
  const requested = (request: FastifyRequest) => {
    const address = new URL(originOf(deps, request) + request.url);
    const choice = readView(request.headers.cookie, address);
    if (address.searchParams.has('locale')) address.searchParams.delete('locale');
    return { address, choice };
  };

  app.get('/*', async (request, reply) => {
    const { address, choice } = requested(request);
    if (isNoPage(address.pathname)) return reply.callNotFound();
    const shell = readShell();
    if (shell === undefined) return reply.callNotFound();
    const build = await building;
    if (!build) return sendShell(reply, shell, sources);
    try {
      return sendView(
        reply,
        request,
        await findPage(build, address, choice, request.seesDraft ? request.headers.cookie : undefined),
      );
    } catch (error) {
      // The app starts without a first view too; a page that cannot be rendered is still a working page.
      request.log.error(error, 'first view failed');
      return sendShell(reply, shell, sources);
    }
  });
}
