/**
 * `/openapi.json`: the contract, for programs; `/openapi-3.0.json`: the same for programs that read OpenAPI 3.0;
 * `/api/docs`: a page of it, drawn by Swagger UI.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import contract from '#api/generated/openapi.json' with { type: 'json' };
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { demoName } from '#server/domain/look.ts';
import { asOpenApi30 } from './openapi-30.ts';

const documentPath = '/openapi.json';
const pagePath = '/api/docs';

/** Swagger UI writes styles into the page; it calls nothing but the contract. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Calls of the shop</title>
<link rel="stylesheet" href="${pagePath}/swagger-ui.css">
<main id="docs"></main>
<script src="${pagePath}/swagger-ui-bundle.js"></script>
<script src="${pagePath}/start.js"></script>
</html>
`;

/** Nothing is sent from the page: a call that is tried there would count as another client's. */
const start = `SwaggerUIBundle({ url: '${documentPath}', dom_id: '#docs', supportedSubmitMethods: [], deepLinking: true });
`;

const files = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/** The package brings the files of Swagger UI without the statistics that the original sends when it is installed. */
const folder = () =>
  join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static');

const forAnHour = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600');

/** As the documents of this shop: the name stands in its title, its examples and the names of its extensions. */
const inNameOf = (shop: string, text: string) =>
  shop === demoName ? text : text.replaceAll(demoName, () => inText(shop)).replaceAll('larder', 'shop');

/** Within a text of JSON. */
const inText = (name: string) => JSON.stringify(name).slice(1, -1);

export async function registerApiDocs(app: FastifyInstance, { db }: Pick<Dependencies, 'db'>): Promise<void> {
  const documents = { [documentPath]: () => contract, '/openapi-3.0.json': () => asOpenApi30(contract) };
  for (const [path, documentOf] of Object.entries(documents)) {
    // Written for the first who asks: to write both would delay each start.
    let text: string | undefined;
    app.get(path, async (_request, reply) => {
      const { appName } = await readSomeSettings(db, ['appName']);
      text ??= JSON.stringify(documentOf());
      return forAnHour(reply).type('application/json; charset=utf-8').send(inNameOf(appName, text));
    });
  }
  app.get(pagePath, (_request, reply) =>
    forAnHour(reply).header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get(`${pagePath}/start.js`, (_request, reply) =>
    forAnHour(reply).type('text/javascript; charset=utf-8').send(start),
  );
  await app.register(fastifyStatic, {
    root: folder(),
    prefix: pagePath,
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => files.includes(path),
    setHeaders: forAnHour,
  });
}
