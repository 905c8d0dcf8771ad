/** What the gallery asks the development server for: samples from the types of the charts, and a file for a report. */
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readReport } from '../../replay/read-report.ts';
import { replaysPath, samplesPath } from './endpoint-paths.ts';

/** A report has at most some megabytes. */
const largest = 32 * 1024 * 1024;

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largest) throw new Error('The report is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Another site can send neither this header nor this type without asking first, and the server grants it nothing. */
const isOwn = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  headers['content-type'] === 'application/json' &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  headers['x-requested-with'] === 'gallery';

/** Through the server's own modules, so that a saved chart is read anew. */
const sendSamples = async (server: ViteDevServer, response: ServerResponse) => {
  const { charts } = await server.ssrLoadModule('/tools/flows/gallery/charts.ts');
  const { samplesOf } = await server.ssrLoadModule('/tools/flows/simulation/samples.ts');
  send(response, 200, samplesOf(charts));
};

const saveReport = async (root: string, request: IncomingMessage, response: ServerResponse) => {
  const name = (request.url ?? '').slice(1);
  if (!isOwn(request)) return send(response, 403, { message: 'Only the gallery saves reports.' });
  if (!/^[a-z0-9-]{1,60}$/.test(name)) {
    return send(response, 422, { message: 'A name has small letters, digits and dashes only.' });
  }
  const report = readReport(await bodyOf(request));
  if (typeof report === 'string') return send(response, 422, { message: report });
  const file = path.join('tests', 'replays', `${name}.json`);
  await writeFile(path.join(root, file), `${JSON.stringify(report)}\n`, { flag: 'wx' });
  send(response, 201, { file });
};

const failed = (response: ServerResponse) => (error: NodeJS.ErrnoException) => {
  const isThere = error.code === 'EEXIST';
  send(response, isThere ? 409 : 500, { message: isThere ? 'A report of this name is saved already.' : error.message });
};

/** A plugin of the development server; a build has nothing of it. */
export const galleryEndpoints = (): Plugin => ({
  name: 'larder:gallery',
  apply: 'serve',
  configureServer: (server) => {
    const { root } = server.config;
    server.middlewares.use(samplesPath, (_, response) => void sendSamples(server, response).catch(failed(response)));
    server.middlewares.use(
      replaysPath,
      (request, response) => void saveReport(root, request, response).catch(failed(response)),
    );
  },
});
