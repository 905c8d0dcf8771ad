/**
 * The icons of the shop: drawn from its square logo, or from the first letter of its name on its colour. Only the shop
 * that ships has files of the build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSettings, shownSettings } from '#server/db/queries/settings.ts';
import type { ShopSettings } from '#server/db/shop-settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { demoName } from '#server/domain/look.ts';
import { drawIcon, type IconDrawing, iconLetter } from '#server/look/draw-icon.ts';
import { inRoot } from '#server/root.ts';
import { type FileStore, storeOf } from '#server/uploads/file-store.ts';
import { CompressedBody } from './compressed-body.ts';
import { uncounted } from './limits.ts';
import { CachedResponse } from './response-cache.ts';

type Icon = { size: number; toTheEdge: boolean; form: 'png' | 'svg' | 'ico' };

const icons: Readonly<Record<string, Icon>> = {
  'icon.svg': { size: 192, toTheEdge: false, form: 'svg' },
  'icon-192.png': { size: 192, toTheEdge: false, form: 'png' },
  'icon-512.png': { size: 512, toTheEdge: false, form: 'png' },
  'icon-maskable-512.png': { size: 512, toTheEdge: true, form: 'png' },
  'apple-touch-icon.png': { size: 180, toTheEdge: true, form: 'png' },
  'favicon.ico': { size: 32, toTheEdge: false, form: 'ico' },
};
export const iconFiles = Object.keys(icons);

const types = { png: 'image/png', svg: 'image/svg+xml', ico: 'image/x-icon' } as const;

const builtFile = (name: string) => inRoot('dist', 'client', name);

/** Undefined: the shop has the look that ships, and its files. `folder` is for the square logo, which is read as a file. */
async function drawingOf(settings: ShopSettings, store: FileStore, folder: string): Promise<IconDrawing | undefined> {
  const own = /^\/pictures\/(look-[\w-]+\.webp)$/.exec(settings.appLogo)?.[1];
  const picture = own && join(folder, own);
  const isThere = own && picture ? await store.copyTo(own, picture) : false;
  if (settings.appName === demoName && !isThere) return undefined;
  const colour = /^#[0-9a-f]{6}$/i.test(settings.themeColors.primary ?? '') ? settings.themeColors.primary : '#16794a';
  return { letter: iconLetter(settings.appName), colour, picture: isThere ? picture : undefined };
}

async function drawn(icon: Icon, settings: ShopSettings, store: FileStore): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-icon-'));
  try {
    const drawing = await drawingOf(settings, store, folder);
    return drawing && (await drawIcon(drawing, icon));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function registerIcons(
  app: FastifyInstance,
  { db, cache, config }: Pick<Dependencies, 'db' | 'cache' | 'config'>,
): void {
  const store = storeOf(config, 'pictures');

  const draw = async (name: string, settings: ShopSettings): Promise<Buffer | undefined> => {
    const icon = icons[name];
    const own = icon && (await drawn(icon, settings, store));
    if (own) return own;
    return existsSync(builtFile(name)) ? readFileSync(builtFile(name)) : undefined;
  };

  const kept = async (name: string): Promise<CachedResponse | undefined> => {
    const key = `icon ${name}`;
    const era = cache.currentEra;
    const found = cache.find(key);
    if (found) return found;
    return cache.singleFlight(key, async () => {
      const image = await draw(name, await readSettings(db));
      return image && cache.store(key, era, image);
    });
  };

  const drafted = async (name: string): Promise<CachedResponse | undefined> => {
    const image = await draw(name, await shownSettings(db, true));
    return image && new CachedResponse(new CompressedBody(image), 0);
  };

  async function sendIcon(request: FastifyRequest, reply: FastifyReply, name: string, { form }: Icon) {
    const image = await (request.seesDraft ? drafted(name) : kept(name));
    if (!image) return reply.callNotFound();
    if (!request.seesDraft) reply.headers({ 'cache-control': 'no-cache', etag: image.etag });
    const isKnown = request.headers['if-none-match'] === image.etag;
    return isKnown ? reply.code(304).send() : reply.type(types[form]).send(image.body);
  }

  for (const [name, icon] of Object.entries(icons))
    app.get(`/${name}`, uncounted, (request, reply) => sendIcon(request, reply, name, icon));
}
