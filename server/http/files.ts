/** Serves uploaded files: public ones to everyone, private ones through signed links. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadNamed } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound, Refusal } from '#server/domain/refusal.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { checkPrivateLink, isFileName, privatePath, publicPath } from '#server/uploads/file-links.ts';
import { storeOf } from '#server/uploads/file-store.ts';
import { errorPage } from './error-page.ts';
import { languageOf } from './language.ts';
import { uncounted } from './limits.ts';

type Found = NonNullable<Awaited<ReturnType<typeof uploadNamed>>>;

/** RFC 8187: the name in any language. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Should a file be a page after all, it may run nothing and reach nothing. */
const headersOf = ({ kind, mime, originalName }: Found) => ({
  'content-type': mime,
  'content-disposition': kind === 'image' ? 'inline' : `attachment; filename*=UTF-8''${encodedName(originalName)}`,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
});

/** A link to a file opens a tab of its own; a picture in a page has another destination. */
const isOpened = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'document';

const sendExpired = errorPage('a file', (_, request) => ({
  locale: languageOf(request),
  title: 'This link has expired',
  text: 'Open the page with the file again to get a new link.',
  way: { href: '/', label: 'Home' },
}));

export function registerFiles(app: FastifyInstance, { db, config, clock }: Dependencies): void {
  const secretOf = shopSecretOf({ db });
  const store = storeOf(config, 'kept');
  async function send(reply: FastifyReply, file: Found, caching: string) {
    const found = await store.open(file.name);
    if (!found) throw notFound();
    return reply
      .headers({ ...headersOf(file), 'cache-control': caching, 'content-length': found.size })
      .send(found.stream);
  }

  async function find(name: string, isPublic: boolean): Promise<Found> {
    const found = isFileName(name) ? await uploadNamed(db, name) : undefined;
    if (found?.isPublic !== isPublic) throw notFound();
    return found;
  }

  app.get<{ Params: { name: string } }>(`${publicPath}:name`, uncounted, async ({ params }, reply) =>
    send(reply, await find(params.name, true), 'public, max-age=31536000, immutable'),
  );

  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    `${privatePath}:name`,
    uncounted,
    async (request, reply) => {
      const { params, query } = request;
      const link = checkPrivateLink(await secretOf(), params.name, query, clock());
      if (link === 'expired' && isOpened(request))
        return sendExpired(new Refusal(410, 'This link has expired'), request, reply);
      if (link !== 'good') throw notFound();
      return send(reply, await find(params.name, false), 'private, no-store');
    },
  );
}
