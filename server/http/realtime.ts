/** The shop's own realtime end point: `/app/{key}` for sockets, `/pusher/auth` to sign them in. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Dependencies } from '#server/dependencies.ts';
import { networkOf } from '#server/domain/network.ts';
import { forbidden, invalid } from '#server/domain/refusal.ts';
import { loadLanguages } from '#server/i18n/languages.ts';
import { type Listener, startListening } from '#server/realtime/fan-out.ts';
import { endWith, farewellMs, Hub, roundMs } from '#server/realtime/hub.ts';
import { closing, maxFrameBytes, protocolVersion, signInOf } from '#server/realtime/protocol.ts';
import { sweepEveryMs, sweepSessions } from '#server/realtime/session-sweep.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { authenticator } from './authenticate.ts';
import { requireUser } from './handler.ts';
import { refuseForeignPage, routeUpgrades } from './upgrade.ts';

/** Public, as the keys of such services are. */
export const ownKey = 'larder';

declare module 'fastify' {
  interface FastifyInstance {
    /** The sockets of this server. */
    openSockets(): number;
  }
}

type Door = (request: FastifyRequest, open: (socket: WebSocket) => void) => void;

function openDoor(app: FastifyInstance): Door {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });
  const headOf = routeUpgrades(app);
  return (request, open) => sockets.handleUpgrade(request.raw, request.raw.socket, headOf(request), open);
}

function versionError(version: unknown) {
  if (version === protocolVersion) return undefined;
  return version === undefined ? closing.noVersion : closing.unsupported;
}

/** What the sockets have to hear from other processes. */
type Sockets = Pick<Listener, 'onPush' | 'onTyping' | 'onSessionEnded'> & { size(): number; onReturn(): void };

const noSockets: Sockets = {
  size: () => 0,
  onPush: () => undefined,
  onTyping: () => undefined,
  onSessionEnded: () => undefined,
  onReturn: () => undefined,
};

/**
 * Also where a service carries the push events: the cache hears on the same connection. It does before the first request,
 * so that no response is older than what it has heard.
 */
function registerListener(app: FastifyInstance, { cache, ...deps }: Dependencies, sockets: Sockets): void {
  const listens = (isListening: boolean) => {
    cache.listens(isListening);
    deps.replica?.listens(isListening);
  };
  listens(false);
  let stopListening: (() => Promise<void>) | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  /** One after the other, so that the last reading counts. What was rendered with the old texts meanwhile is dropped. */
  const readLanguages = () => {
    reading = reading
      .then(() => loadLanguages(deps.db))
      .then(
        (hasChanged) => hasChanged && cache.drop(),
        (error: unknown) => deps.log.warn({ err: error }, 'the languages could not be read'),
      );
    return reading;
  };
  app.addHook('onReady', async () => {
    stopListening = await startListening(deps, {
      onPush: sockets.onPush,
      onTyping: (typing) =>
        typing.side === 'shop' ? sockets.onTyping(typing) : deps.typing.note(typing, deps.clock()),
      onSessionEnded: sockets.onSessionEnded,
      // Its own changes have emptied the cache already.
      onChange: ({ origin, outdated }) => origin !== deps.db.afterCommit.origin && cache.drop(outdated),
      onLanguages: () => void readLanguages(),
      onReady(isReturn) {
        listens(true);
        if (!isReturn) return;
        void readLanguages();
        sockets.onReturn();
      },
      onLost: () => listens(false),
    });
    await readLanguages();
  });
  app.addHook('preClose', async () => stopListening?.());
}

function registerSockets(app: FastifyInstance, deps: Dependencies, secret: () => Promise<string>): Sockets {
  const { config } = deps;
  const door = openDoor(app);
  let hub: Hub | undefined;
  const hubOf = async () => {
    const app = { key: ownKey, secret: await secret() };
    hub ??= new Hub({
      app,
      // A change of the time of day makes nobody silent.
      now: () => performance.now(),
      limits: config.limits,
      onSignIn: (id) => void (hub && sweepSessions(deps, hub, [id])),
    });
    return hub;
  };
  const sweep = () => void (hub && sweepSessions(deps, hub));
  const round = setInterval(() => hub?.look(), roundMs).unref();
  const sweeps = setInterval(sweep, sweepEveryMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(round);
    clearInterval(sweeps);
    await hub?.close(farewellMs);
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
  return {
    size: () => hub?.size ?? 0,
    onPush: (pushEvent) => hub?.push(pushEvent),
    onTyping: ({ userId, shopId }) => hub?.push({ userId, event: 'shop-typing' }, { shop_id: shopId }),
    onSessionEnded: (id) => hub?.endSession(id),
    onReturn() {
      sweep();
      hub?.pushAll();
    },
  };
}

/** The library sends a form; there are no private channels, so a socket is signed in and nothing else. */
function registerSignIn(app: FastifyInstance, deps: Dependencies, secret: () => Promise<string>): void {
  const key = deps.config.pusher?.key ?? ownKey;
  // A service of its own does not know the sessions of the shop.
  const sessionOf = ({ sessionId }: FastifyRequest) => (deps.config.pusher ? undefined : sessionId);
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
        const owner = { userId: requireUser(request), sessionId: sessionOf(request) };
        return signInOf({ key, secret: await secret() }, socketId, owner);
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
  const sockets = pusher ? noSockets : registerSockets(app, deps, secret);
  app.decorate('openSockets', sockets.size);
  registerListener(app, deps, sockets);
}
