/** The shop's own realtime end point: `/app/{key}` for sockets, `/pusher/auth` to sign them in. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Dependencies } from '#server/dependencies.ts';
import { networkOf } from '#server/domain/network.ts';
import { forbidden, invalid, Refusal } from '#server/domain/refusal.ts';
import { startListening } from '#server/realtime/fan-out.ts';
import { endWith, Hub, roundMs } from '#server/realtime/hub.ts';
import { closing, maxFrameBytes, protocolVersion, signInOf } from '#server/realtime/protocol.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { authenticator } from './authenticate.ts';
import { requireUser } from './handler.ts';

/** Public, as the keys of such services are. */
export const ownKey = 'larder';

const farewellMs = 1_000;

type Door = (request: FastifyRequest, open: (socket: WebSocket) => void) => void;

/** An upgrade goes through the same hooks and limits as every other request before it becomes a socket. */
function openDoor(app: FastifyInstance): Door {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });
  const heads = new WeakMap<IncomingMessage, Buffer>();
  app.server.on('upgrade', (raw: IncomingMessage, duplex: Duplex, head: Buffer) => {
    heads.set(raw, head);
    const response = new ServerResponse(raw);
    response.assignSocket(duplex as Parameters<typeof response.assignSocket>[0]);
    // Whatever is refused here is the last thing that is said on this connection.
    response.on('finish', () => duplex.end());
    duplex.on('error', () => duplex.destroy());
    app.routing(raw, response);
  });
  return ({ raw }, open) => {
    const head = heads.get(raw);
    if (!head) throw new Refusal(426, 'Please connect with a WebSocket.');
    sockets.handleUpgrade(raw, raw.socket, head, open);
  };
}

/** Browsers say which page connects; who is no browser says nothing. */
function refuseForeignPage(request: FastifyRequest, publicUrl: URL | undefined): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl?.origin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw forbidden();
}

function versionError(version: unknown) {
  if (version === protocolVersion) return undefined;
  return version === undefined ? closing.noVersion : closing.unsupported;
}

function registerSockets(app: FastifyInstance, deps: Dependencies, secret: () => Promise<string>): void {
  const { config, clock } = deps;
  const door = openDoor(app);
  let hub: Hub | undefined;
  const hubOf = async () => {
    const app = { key: ownKey, secret: await secret() };
    hub ??= new Hub({ app, now: () => clock().getTime(), limits: config.limits });
    return hub;
  };
  const round = setInterval(() => hub?.look(), roundMs).unref();
  let stopListening: (() => Promise<void>) | undefined;
  app.addHook('onListen', (done) => {
    stopListening = startListening(deps, {
      onPush: (pushEvent) => hub?.push(pushEvent),
      onReturn: () => hub?.pushAll(),
    });
    done();
  });
  app.addHook('preClose', async () => {
    clearInterval(round);
    await hub?.close(farewellMs);
    await stopListening?.();
  });

  app.get<{ Params: { key: string }; Querystring: { protocol?: string } }>('/app/:key', async (request, reply) => {
    refuseForeignPage(request, config.publicUrl);
    const found = await hubOf();
    const problem = request.params.key === ownKey ? versionError(request.query.protocol) : closing.unknownApp;
    door(request, (socket) => {
      if (problem) endWith(socket, problem);
      else found.accept(socket, networkOf(request.ip));
    });
    return reply.hijack();
  });
}

/** The library sends a form; there are no private channels, so a socket is signed in and nothing else. */
function registerSignIn(app: FastifyInstance, deps: Dependencies, secret: () => Promise<string>): void {
  const key = deps.config.pusher?.key ?? ownKey;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const preParsing = authenticator(deps, 'protected');
    scope.post<{ Body: Record<string, unknown> | undefined }>(
      '/pusher/auth',
      { preParsing },
      async (request, reply) => {
        const { socket_id: socketId, channel_name: channel } = request.body ?? {};
        if (channel !== undefined) throw forbidden();
        if (typeof socketId !== 'string' || !/^\d{1,10}\.\d{1,10}$/.test(socketId))
          throw invalid({ socket_id: ['The {field} format is invalid.', { field: 'socket id' }] });
        reply.header('cache-control', 'no-store');
        return signInOf({ key, secret: await secret() }, socketId, requireUser(request));
      },
    );
  });
}

/** With a service of its own in its place the end point stays closed, and only signs for it. */
export function registerRealtime(app: FastifyInstance, deps: Dependencies): void {
  const { pusher } = deps.config;
  const secretOf = shopSecretOf(deps);
  const secret = async () => pusher?.secret ?? (await secretOf()).hash('realtime').toString('hex');
  registerSignIn(app, deps, secret);
  if (!pusher) registerSockets(app, deps, secret);
}
