/** Serves uploaded files: public ones to everyone, private ones through signed links. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { uploadNamed } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { isFileName, isSigned, privatePath, publicPath } from '#server/uploads/file-links.ts';
import { folderOf } from '#server/uploads/stored-files.ts';
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

export function registerFiles(app: FastifyInstance, { db, config, clock }: Dependencies): void {
  const secretOf = shopSecretOf({ db });
  async function send(reply: FastifyReply, file: Found, caching: string) {
    const bytes = await readFile(join(folderOf(config), file.name)).catch(() => {
      throw notFound();
    });
    return reply.headers({ ...headersOf(file), 'cache-control': caching }).send(bytes);
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
    async ({ params, query }, reply) => {
      if (!isSigned(await secretOf(), params.name, query, clock())) throw notFound();
      return send(reply, await find(params.name, false), 'private, no-store');
    },
  );
}
