/** Forwards the socket of push events: bytes go both ways until either end closes. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { proxyUpgrade } from 'httpxy';
import type { Config } from '#server/config.ts';
import { refuseForeignPage, routeUpgrades } from '#server/http/upgrade.ts';
import type { BackEnd } from './back-end.ts';
import { pathFor, socketPattern } from './forwarded-paths.ts';
import { requestHeaders } from './headers.ts';

const ofUpgrade = /^(connection|upgrade|sec-websocket-(key|version|protocol|extensions))$/;

/** The upgrade as the back end gets it. */
function upgradeFor(request: FastifyRequest, config: Config, backEnd: BackEnd): IncomingMessage {
  const path = pathFor({ pattern: socketPattern }, request.params as Record<string, string>);
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? '';
  const upgradeHeaders = Object.entries(request.headers).filter(([name]) => ofUpgrade.test(name));
  // This server has checked which page connects. The back end would compare it with a host that may be either's.
  const { origin: _checked, ...headers } = requestHeaders(request, { config, backEnd }, 'call');
  return Object.assign(Object.create(request.raw) as IncomingMessage, {
    url: backEnd.basePath + path + query,
    headers: { ...headers, ...Object.fromEntries(upgradeHeaders) },
  });
}

export function registerSocket(app: FastifyInstance, config: Config, backEnd: BackEnd, upgradeTimeout: number): void {
  const headOf = routeUpgrades(app);
  const open = new Set<Socket>();
  app.addHook('preClose', (done) => {
    for (const socket of open) socket.destroy();
    done();
  });
  app.get(socketPattern, async (request, reply) => {
    refuseForeignPage(request, config.publicUrl);
    const head = headOf(request);
    const upgrade = upgradeFor(request, config, backEnd);
    const { socket } = request.raw;
    reply.hijack();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    try {
      const far = await proxyUpgrade(backEnd.origin, upgrade, socket, head, { xfwd: false, upgradeTimeout });
      // A pipe ends with an end; where one side breaks off, the other would stay open.
      socket.once('close', () => far.destroy());
      far.once('close', () => socket.destroy());
    } catch (error) {
      request.log.warn({ err: error }, 'the back end takes no socket');
    }
  });
}
