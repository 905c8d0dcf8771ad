/** `/metrics` on a port of its own: no path of the shop's port leads to it, whatever a proxy forwards. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

export type MetricsEndpoint = { url: string; close(): Promise<void> };

function answering(metrics: Pick<Metrics, 'text'>, log: Pick<FastifyBaseLogger, 'error'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
}

export async function openMetrics(
  metrics: Pick<Metrics, 'text'>,
  { host, port }: { host: string; port: number },
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<MetricsEndpoint> {
  const server = answering(metrics, log);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${taken}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
