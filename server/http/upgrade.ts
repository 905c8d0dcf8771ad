/** Upgrades go through the same hooks and limits as every other request before they become sockets. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, Refusal } from '#server/domain/refusal.ts';

/** Returns the bytes that came with the upgrade, for the next owner of the socket; responds with 426 to a plain request. */
export type UpgradeHead = (request: FastifyRequest) => Buffer;

export function routeUpgrades(app: FastifyInstance): UpgradeHead {
  const heads = new WeakMap<IncomingMessage, Buffer>();
  app.server.on('upgrade', (raw: IncomingMessage, duplex: Duplex, head: Buffer) => {
    heads.set(raw, head);
    const response = new ServerResponse(raw);
    response.assignSocket(duplex as Parameters<typeof response.assignSocket>[0]);
    // A refusal ends the connection.
    response.on('finish', () => duplex.end());
    duplex.on('error', () => duplex.destroy());
    app.routing(raw, response);
  });
  return ({ raw }) => {
    const head = heads.get(raw);
    if (!head) throw new Refusal(426, 'Please connect with a WebSocket.');
    return head;
  };
}

/** A browser sends the origin of the page; other clients send none. */
export function refuseForeignPage(request: FastifyRequest, publicUrl: URL | undefined): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl?.origin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw forbidden();
}
